import { type GitExercise } from 'teach/exercise';
import { published } from '../foundations/git-first-steps.git.ts';

/** The task for the repository in the page (see git-first-steps.git.ts). */
export default {
  'ship-back': {
    start: [
      ...published,
      'echo Broken > home.txt',
      'git add home.txt',
      "git commit -m 'Add notes'",
      'git push',
    ],
    solution: ['git revert --no-edit HEAD', 'git push'],
  },
} satisfies Record<string, GitExercise>;
