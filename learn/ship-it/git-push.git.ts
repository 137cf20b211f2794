import { type GitExercise } from 'teach/exercise';
import { published } from '../foundations/git-first-steps.git.ts';

/** The task for the repository in the page (see git-first-steps.git.ts). */
export default {
  'ship-push': {
    start: [...published, 'echo Rope > home.txt'],
    solution: ['git add home.txt', "git commit -m 'Add rope'", 'git push'],
  },
} satisfies Record<string, GitExercise>;
