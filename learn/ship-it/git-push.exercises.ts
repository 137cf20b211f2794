import { type Exercises } from 'teach/exercise';

export default {
  lab: { kind: 'own', seen: 'The second link is at the address, and the history has two commits.' },
} satisfies Exercises;
