import { type Exercises } from 'teach/exercise';

export default {
  lab: { kind: 'own', seen: 'My page refuses a link without the password.' },
} satisfies Exercises;
