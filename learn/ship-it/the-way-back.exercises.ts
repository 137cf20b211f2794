import { type Exercises } from 'teach/exercise';

export default {
  lab: { kind: 'own', seen: 'I have seen the error, gone back, and put the fixed version out.' },
} satisfies Exercises;
