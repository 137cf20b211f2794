import { type Exercises } from 'teach/exercise';

export default {
  lab: { kind: 'own', seen: 'A file that I uploaded is there after a restart.' },
} satisfies Exercises;
