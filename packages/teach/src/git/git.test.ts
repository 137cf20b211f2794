import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureOf, realPicture } from './realGit.ts';
import { MORE, MOST, play, playable, randomLines, start } from './sequences.ts';
import { typed } from './typed.ts';

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'git-model-'));
});
// Five hundred repositories take a busy machine longer to remove than the runner waits by itself.
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }), 120_000);

/** Each runs Git some forty times, so the night plays more of them than a pull request. */
const SEQUENCES = Number(process.env.GIT_SEQUENCES ?? 30);
const FIRST = [0, MORE, MOST];
const GROUPS = 10;

/** Sequences that once ended otherwise than with Git, by the seed that makes them. */
const ONCE_WRONG: readonly [name: string, seed: number][] = [
  ['a branch that is being rebased cannot be deleted', 2867],
];

it.each(ONCE_WRONG)('%s', { timeout: 60_000 }, async (_name, seed) => {
  const lines = playable([...start, ...randomLines(seed, 30)]);
  const { repository, statuses } = play(lines);
  const real = await realPicture(path.join(folder, `once-${seed}`), lines);
  expect(pictureOf(repository, statuses)).toEqual(real);
});

describe('what is typed in lessons ends as with Git', { timeout: 120_000 }, () => {
  it.each(typed.map((lines, at) => [lines.join('; '), lines, at] as const))(
    '%s',
    async (_name, own, at) => {
      const lines = [...start, ...own];
      const { repository, statuses, outputs } = play(lines);
      const known = outputs.filter((output) => output.startsWith('This exercise'));
      const real = await realPicture(path.join(folder, `typed-${at}`), lines);
      expect({ known, ...pictureOf(repository, statuses) }).toEqual({ known: [], ...real });
    },
  );
});

describe('random commands end as with Git', { timeout: 300_000 }, () => {
  it.concurrent.each(Array.from({ length: GROUPS }, (_, group) => group))(
    'group %i',
    async (group) => {
      let ran = 0;
      const seeds = FIRST.flatMap((first) =>
        Array.from(
          { length: SEQUENCES / GROUPS / FIRST.length },
          (_, at) => first + group + at * GROUPS,
        ),
      );
      for (const seed of seeds) {
        const lines = playable([...start, ...randomLines(seed, 30)]);
        const { repository, statuses } = play(lines);
        const real = await realPicture(path.join(folder, String(seed)), lines);
        ran += statuses.filter((status) => status === 0).length;
        expect({ seed, ...pictureOf(repository, statuses) }).toEqual({ seed, ...real });
      }
      // Most sequences contain about 19 commands that Git accepts.
      expect(ran).toBeGreaterThan((SEQUENCES / GROUPS) * 12);
    },
  );
});
