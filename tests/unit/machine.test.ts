import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtMachine } from 'practice-machine/built';
import { startInNode } from 'practice-machine/node';
import { type Exercise, type Exercises } from 'teach/exercise';
import { lessons } from '../../src/lib/lessons.ts';
import { answers } from './exercises/answers.ts';

const root = path.join(import.meta.dirname, '../..');
const folder = builtMachine();
if (folder === undefined)
  console.warn(
    'The practice machine is not built here, and is not tested: npm run build -w practice-machine',
  );

/** All answers take half an hour, so every 30th is judged, and each night all are, with MACHINE_EACH=1. */
const EACH = Number(process.env.MACHINE_EACH ?? 30);
const LONG = 120_000;

const exercises = new Map<string, Exercise>();
for (const { id, path: page } of lessons) {
  const file = path.join(root, `${page.replace(/^\/|\/$/g, '')}.exercises.ts`);
  const { default: own } = (await import(file)) as { default: Exercises };
  for (const [name, exercise] of Object.entries(own)) exercises.set(`${id}/${name}`, exercise);
}
const rows = answers
  .filter(({ of, field }) => field === 0 && exercises.get(of)?.kind === 'machine')
  .filter((_, at) => at % EACH === 0);

describe.skipIf(folder === undefined)('the practice machine', () => {
  let machine: Awaited<ReturnType<typeof startInNode>>;
  beforeAll(async () => {
    machine = await startInNode(folder ?? '');
  }, LONG);
  afterAll(() => machine.end());

  it(
    'runs a command as an ordinary user, with its status and both streams, at the time of now',
    async () => {
      const script = 'id -un; echo wrong >&2; date +%s; exit 3';
      const { status, out, err } = await machine.run(script);
      const [user, time] = out.trim().split('\n');
      expect([status, user, err]).toEqual([3, 'ubuntu', 'wrong\n']);
      expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
    },
    LONG,
  );

  it(
    'has other random numbers each time it is set back',
    async () => {
      const script = 'echo $RANDOM$RANDOM; head -c 8 /dev/urandom | od -An -tx8; mktemp -u';
      const [first, second] = [await machine.run(script), await machine.run(script)];
      const lines = second.out.trim().split('\n');
      expect(lines).toHaveLength(3);
      expect(first.out.split('\n').filter((line) => lines.includes(line))).toEqual([]);
    },
    LONG,
  );

  it(
    'forgets what was done',
    async () => {
      const script = 'ls /home/ubuntu; touch /home/ubuntu/left';
      const [first, second] = [await machine.run(script), await machine.run(script)];
      expect(second.out).toBe(first.out);
    },
    LONG,
  );

  it(
    'has an nginx that judges its own files',
    async () => {
      const { status, err } = await machine.run('nginx -t', 'root');
      expect(err).toContain('test is successful');
      expect(status).toBe(0);
    },
    LONG,
  );

  it('has answers to judge', () => expect(rows.length).toBeGreaterThan(15));

  it.each(rows)(
    '$of: $verdict: $answer',
    async ({ of, verdict, answer }) => {
      const exercise = exercises.get(of);
      if (exercise?.kind !== 'machine') throw new Error(of);
      const { note } = await machine.judge(exercise, answer);
      expect(note === undefined, note).toBe(verdict === 'right');
      if (verdict !== 'right' && verdict !== 'wrong') expect(note).toContain(verdict);
    },
    LONG,
  );
});
