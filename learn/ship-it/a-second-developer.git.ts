import { type GitExercise } from 'teach/exercise';
import { published } from '../foundations/git-first-steps.git.ts';

/** The task for the repository in the page (see git-first-steps.git.ts). */
export default {
  'ship-branch': {
    start: [...published, 'echo Hosts > home.txt'],
    solution: [
      'git switch -c hosts',
      'git add home.txt',
      "git commit -m 'Say which site a link leads to'",
      'git push -u origin hosts',
    ],
    anyHead: true,
  },
} satisfies Record<string, GitExercise>;
