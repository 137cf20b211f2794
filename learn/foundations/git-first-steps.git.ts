import { type GitExercise } from 'teach/exercise';

/** Lines that make a repository with one commit. */
export const shop = [
  'git init',
  'echo Welcome > home.txt',
  'git add home.txt',
  "git commit -m 'Add home page'",
];
/** The same with a remote. */
export const published = [...shop, 'git remote add origin ../shop.git', 'git push -u origin main'];

/**
 * The tasks for the repository in the page: lines that make each start, and one way from there to the goal.
 * A line that ends in `# conflict` must stop at one. tests/unit/git/exercises.test.ts plays them all.
 */
export default {
  'first-commit': {
    start: ['echo Welcome > home.txt', 'echo secret > .env'],
    solution: [
      'git init',
      'echo .env > .gitignore',
      'git add home.txt .gitignore',
      "git commit -m 'Add home page'",
    ],
  },
  undo: {
    start: [...shop, 'echo Goodbye > home.txt', 'echo draft > notes.txt', 'git add notes.txt'],
    solution: ['git restore home.txt', 'git restore --staged notes.txt', 'rm notes.txt'],
  },
  'first-push': {
    start: [...shop, 'echo Hours > hours.txt'],
    solution: [
      'git add hours.txt',
      "git commit -m 'Add opening hours'",
      'git remote add origin ../shop.git',
      'git push -u origin main',
    ],
  },
  'first-pull': {
    start: [
      ...published,
      'colleague prices.txt Add prices',
      'echo Hours > hours.txt',
      'git add .',
      "git commit -m 'Add opening hours'",
    ],
    solution: ['git pull --rebase', 'git push'],
  },
} satisfies Record<string, GitExercise>;
