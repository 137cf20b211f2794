import { type Exercises } from 'teach/exercise';

export default {
  lab: { kind: 'own', seen: 'The page answers over HTTPS at a name.' },
} satisfies Exercises;
