import { type Exercises } from 'teach/exercise';

export default {
  lab: { kind: 'own', seen: 'An alert reached me, and so did the all-clear.' },
} satisfies Exercises;
