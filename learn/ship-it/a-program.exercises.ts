import { type Exercises } from 'teach/exercise';

export default {
  lab: { kind: 'own', seen: 'A link that I typed into the form is on the page at its address.' },
} satisfies Exercises;
