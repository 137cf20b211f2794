import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type GitExercise } from '../exercise/types.ts';
import { goalOf, isReached, runAll, startOf } from './exercise.ts';
import { graphText, graphOf, shapeOf } from './graph.ts';
import { FOLDER, READ, readRepository, setupOf, typedLine } from './real.ts';

vi.setConfig({ testTimeout: 120_000 });

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'git-real-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const run = promisify(execFile);
const ENV = {
  PATH: process.env.PATH,
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
  GIT_EDITOR: 'true',
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'init.defaultBranch',
  GIT_CONFIG_VALUE_0: 'main',
};

/** The repository that the Git of this machine makes of a task and lines, read as in the practice machine. */
async function readReal(name: string, exercise: GitExercise, lines: readonly string[]) {
  const home = path.join(folder, name.replaceAll(' ', '-'));
  const script = [
    setupOf(exercise, 1_700_000_000),
    ...lines.map((line, at) => `{ ${typedLine(1_700_000_000, at, line)}\n} >/dev/null 2>&1`),
    READ,
  ].join('\n');
  const here = script.replaceAll(FOLDER, path.join(home, 'shop'));
  fs.mkdirSync(home);
  const { stdout } = await run('bash', ['-c', here], {
    cwd: home,
    // Whatever fails, no repository above is touched.
    env: { ...ENV, HOME: home, GIT_CEILING_DIRECTORIES: home },
  });
  return readRepository(stdout);
}

const shop = ['git init', 'echo Welcome > home.txt', 'git add .', "git commit -m 'Add home page'"];
const published = [...shop, 'git remote add origin ../shop.git', 'git push -u origin main'];
const task = (start: readonly string[], solution: readonly string[]): GitExercise => ({
  start,
  solution,
});

it.each<[string, GitExercise]>([
  ['nothing yet', task(['echo Welcome > home.txt', 'echo s > .env'], [])],
  ['a repository without a commit', task(['echo a > a'], ['git init', 'git add a'])],
  ['what is ignored', task(shop, ["printf '.env\\n' > .gitignore", 'echo s > .env', 'git add .'])],
  [
    'staged, changed and untracked',
    task(shop, ['echo a > a', 'git add a', 'echo b > a', 'echo c > c', 'rm home.txt']),
  ],
  ['a remote that moved on', task([...published, 'colleague prices.txt Add prices'], [])],
  [
    'a remote that was fetched',
    task(
      [...published, 'colleague prices.txt Add prices'],
      ['git pull', 'git switch -c x', 'git push -u origin x'],
    ),
  ],
  [
    'a merge',
    task(shop, [
      'git switch -c x',
      'echo x > x',
      'git add x',
      'git commit -m x',
      'git switch main',
      'git merge --no-ff x',
      'git tag v1',
    ]),
  ],
  [
    'a conflict',
    task(
      [
        ...shop,
        'git switch -c x',
        'echo x > home.txt',
        'git commit -am x',
        'git switch main',
        'echo y > home.txt',
        'git commit -am y',
      ],
      ['git merge x # conflict'],
    ),
  ],
  [
    'a rebase that stopped',
    task(
      [
        ...shop,
        'git switch -c x',
        'echo x > home.txt',
        'git commit -am x',
        'git switch main',
        'echo y > home.txt',
        'git commit -am y',
      ],
      ['git rebase x # conflict'],
    ),
  ],
  [
    'no branch',
    task(shop, ['echo b > b', 'git add b', 'git commit -m b', 'git switch --detach HEAD~1']),
  ],
  ['a deleted file', task(shop, ['git rm home.txt', 'git commit -m gone'])],
])('reads %s', async (name, exercise) => {
  const real = await readReal(name, exercise, exercise.solution);
  const own = runAll(startOf(exercise), exercise.solution);
  const text = (repository: typeof own) =>
    graphText(graphOf(repository)).map((line) => line.replaceAll(/\b[0-9a-f]{7}\b/g, 'HASH'));
  expect(shapeOf(real, {})).toBe(shapeOf(own, {}));
  expect(text(real)).toEqual(text(own));
  if (!own.pending) expect(real.tree).toEqual(own.tree);
  expect(real.index).toEqual(own.index);
});

it('makes the same hashes from the same lines', async () => {
  const exercise = task(shop, ['echo a > a', 'git add a', 'git commit -m a']);
  const [first, second] = [
    await readReal('first', exercise, exercise.solution),
    await readReal('second', exercise, exercise.solution),
  ];
  expect(Object.keys(first.commits)).toEqual(Object.keys(second.commits));
  expect(isReached(first, goalOf(exercise))).toBe(true);
});

it('tells long files apart by their hash, and reads names and texts with any sign', async () => {
  const long = `seq 5000 > 'a long ü'`;
  const exercise = task(shop, [long, 'git add .', 'git commit -m long', `echo 'ü' > ü`]);
  const { tree, index } = await readReal('long', exercise, exercise.solution);
  expect(tree['a long ü']).toMatch(/^blob [0-9a-f]{40}$/);
  expect(index['a long ü']).toBe(tree['a long ü']);
  expect(tree['ü']).toBe('ü\n');
});
