import { type Exercises } from 'teach/exercise';

export default {
  lab: { kind: 'own', seen: 'A link on my page is still there after a restart.' },
} satisfies Exercises;
