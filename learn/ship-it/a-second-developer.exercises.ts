import { type Exercises } from 'teach/exercise';

export default {
  lab: { kind: 'own', seen: 'A change from a branch is at my address.' },
} satisfies Exercises;
