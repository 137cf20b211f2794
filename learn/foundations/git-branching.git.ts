import { type GitExercise } from 'teach/exercise';
import { published, shop } from './git-first-steps.git.ts';

/**
 * The tasks for the repository in the page: lines that make each start, and one way from there to the goal.
 * A line that ends in `# conflict` must stop at one. tests/unit/git/exercises.test.ts plays them all.
 */
export default {
  'two-ways-to-merge': {
    start: [...shop],
    solution: [
      'git switch -c search',
      'echo Search > search.txt',
      'git add .',
      "git commit -m 'Add search'",
      'git switch main',
      'echo Hours > hours.txt',
      'git add .',
      "git commit -m 'Add opening hours'",
      'git merge search',
      'git branch -d search',
    ],
  },
  conflict: {
    start: [
      ...shop,
      'git switch -c summer',
      'echo 8 to 20 > home.txt',
      "git commit -am 'Open longer'",
      'git switch main',
      'echo 10 to 18 > home.txt',
      "git commit -am 'Open later'",
    ],
    solution: [
      'git merge summer # conflict',
      'echo 10 to 18, in summer 8 to 20 > home.txt',
      'git add home.txt',
      "git commit -m 'Merge summer hours'",
    ],
  },
  'rebase-your-branch': {
    start: [
      ...shop,
      'git switch -c contact',
      'echo mail > contact.txt',
      'git add .',
      "git commit -m 'Add contact'",
      'git switch main',
      'echo Hours > hours.txt',
      'git add .',
      "git commit -m 'Add opening hours'",
    ],
    solution: [
      'git switch contact',
      'git rebase main',
      'git switch main',
      'git merge --ff-only contact',
    ],
  },
  'after-review': {
    start: [
      ...published,
      'git switch -c address',
      'echo Street > address.txt',
      'git add .',
      "git commit -m 'Add address'",
      'git push -u origin address',
      'colleague prices.txt Add prices',
    ],
    solution: ['git fetch', 'git rebase origin/main', 'git push --force-with-lease'],
    free: 'main',
  },
  rescue: {
    start: [
      ...shop,
      'echo idea > idea.txt',
      'git add .',
      "git commit -m 'Add idea'",
      'git reset --hard HEAD~1',
    ],
    solution: ['git branch rescue HEAD@{1}'],
    anyHead: true,
  },
  'wrong-branch': {
    start: [...shop, 'echo idea > idea.txt', 'git add .', "git commit -m 'Add idea'"],
    solution: ['git branch idea', 'git reset --hard HEAD~1'],
    anyHead: true,
  },
} satisfies Record<string, GitExercise>;
