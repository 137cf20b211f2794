import { type Exercises } from 'teach/exercise';

export default {
  lab: { kind: 'own', seen: 'My page answers at its address.' },
} satisfies Exercises;
