import { type Exercises } from 'teach/exercise';

export default {
  lab: {
    kind: 'own',
    seen: 'My shelf is online, or on my computer, and I know what it costs a month.',
  },
} satisfies Exercises;
