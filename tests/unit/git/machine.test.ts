import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtMachine } from 'practice-machine/built';
import { startInNode } from 'practice-machine/node';
import { type GitExercise } from 'teach/exercise';
import { goalOf, isReached, startOf } from 'teach/git';
import { FOLDER, MACHINE, READ, readRepository, setupOf, typedLine } from 'teach/git/real';
import branching from '../../../learn/foundations/git-branching.git.ts';
import firstSteps from '../../../learn/foundations/git-first-steps.git.ts';
import shipBack from '../../../learn/ship-it/the-way-back.git.ts';
import shipBranch from '../../../learn/ship-it/a-second-developer.git.ts';
import shipPush from '../../../learn/ship-it/git-push.git.ts';

const folder = builtMachine();
/** All tasks take minutes, so one in five is done, and each night all are, with MACHINE_EACH=1. */
const EACH = Number(process.env.MACHINE_EACH ?? 5);
const LONG = 180_000;
const SINCE = 1_800_000_000;

const tasks = Object.entries<GitExercise>({
  ...firstSteps,
  ...branching,
  ...shipPush,
  ...shipBack,
  ...shipBranch,
}).filter((_, at) => at % EACH === 0);

describe.skipIf(folder === undefined)("Debian's Git in the practice machine", () => {
  let machine: Awaited<ReturnType<typeof startInNode>>;
  beforeAll(async () => {
    machine = await startInNode(folder ?? '');
  }, LONG);
  afterAll(() => machine.end());

  const read = async () => {
    const { out, err } = await machine.step({ is: 'check', text: READ });
    expect(err).toBe('');
    return readRepository(out);
  };

  it.each(tasks)(
    'sets %s up, and its answer gets it to the goal',
    async (_name, exercise) => {
      const text = `${MACHINE}\n${setupOf(exercise, SINCE)}`;
      const up = await machine.step({ is: 'setup', text, folder: FOLDER });
      expect(up).toMatchObject({ status: 0, err: '' });
      const goal = goalOf(exercise);
      expect(isReached(await read(), goal, exercise)).toBe(false);
      expect(isReached(await read(), startOf(exercise), exercise)).toBe(true);
      for (const [at, line] of exercise.solution.entries()) {
        const typed = await machine.step({ is: 'line', text: typedLine(SINCE, at, line) });
        expect(typed.status === 0, `${line}: ${typed.out}`).toBe(!line.endsWith('# conflict'));
      }
      expect(isReached(await read(), goal, exercise)).toBe(true);
    },
    LONG,
  );

  it(
    'is a whole shell, says what to do without an editor, and keeps the status of a line',
    async () => {
      const type = async (line: string, at: number) =>
        machine.step({ is: 'line', text: typedLine(SINCE, at, line) });
      const text = `${MACHINE}\n${setupOf(firstSteps.undo, SINCE)}`;
      await machine.step({ is: 'setup', text, folder: FOLDER });
      const edits = 'git commit; nano home.txt; git commit -qam a; git rebase -i --root';
      expect((await type(edits, 0)).out.match(/Give the message with -m\./g)).toHaveLength(3);
      expect((await type('false', 1)).status).toBe(1);
      expect((await type('echo $?; git commit -q --amend; git log --oneline | wc -l', 2)).out).toBe(
        '1\n2\n',
      );
      expect(
        (await type("printf '\\e[31mred\\e[m 1%%\\r 2%%\\r\\e[Kdone\\r\\n[main]'", 3)).out,
      ).toBe('done\r\n[main]');
    },
    LONG,
  );
});
