import { type Exercises } from 'teach/exercise';

export default {
  lab: { kind: 'own', seen: 'I have opened my shelf from a backup, and know how long that took.' },
} satisfies Exercises;
