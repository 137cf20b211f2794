import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Incident } from 'practice-machine';
import { builtMachine } from 'practice-machine/built';
import { startInNode } from 'practice-machine/node';
import { incidents } from '../../src/lib/incidents.ts';
import { incidentSymptoms } from '#data/incident-symptoms';
import { trials } from './incidents/trials.ts';

const learn = path.join(import.meta.dirname, '../../learn/incidents');
const folder = builtMachine();
/** All trials take minutes, so one in ten is made, and each night all are, with MACHINE_EACH=1. */
const EACH = Number(process.env.MACHINE_EACH ?? 10);
const LONG = 180_000;

const rows = incidents.flatMap(({ name }) =>
  (trials[name] ?? []).map(([verdict, lines]) => ({ name, verdict, lines })),
);

describe('incidents', () => {
  it('are exactly the pages and the files of their folder', () => {
    const names = incidents.map(({ name }) => name).sort();
    const ending = (end: string) =>
      fs
        .readdirSync(learn)
        .filter((file) => file.endsWith(end) && file !== 'index.mdx')
        .map((file) => file.replace(end, ''))
        .sort();
    expect(ending('.mdx')).toEqual(names);
    expect(ending('.incident.ts')).toEqual(names);
  });

  it.each(incidents)('$name: says in the list what one sees', ({ name }) => {
    expect(incidentSymptoms[name]).toMatch(/^.{30,140}\.$/);
  });

  it.each(incidents)('$name: has its situation, its server and its folded cause', ({ name }) => {
    const source = fs.readFileSync(path.join(learn, `${name}.mdx`), 'utf8');
    expect(source).toMatch(
      new RegExp(
        `<section className="call">\\n\\n## The call \\{/\\* #call \\*/\\}[\\s\\S]+\\*\\*Your goal\\*\\*[\\s\\S]+<Incident of="${name}" />\\n\\n</section>\\n\\n## What happened \\{/\\* #why \\*/\\}\\n\\n<details>`,
      ),
    );
    expect(source).toMatch(/\n<\/details>\n$/);
    expect(source).toMatch(/minutes: 10\n/);
  });

  it.each(incidents)('$name: is tried with nothing, a right fix and a wrong one', ({ name }) => {
    const own = trials[name] ?? [];
    const isRight = ([verdict]: readonly [string, unknown]) => verdict === 'right';
    expect(own.some(isRight)).toBe(true);
    expect(own.some((trial) => !isRight(trial) && trial[1].length === 0)).toBe(true);
    expect(own.some((trial) => !isRight(trial) && trial[1].length > 0)).toBe(true);
  });
});

describe.skipIf(folder === undefined)('an incident in the practice machine', () => {
  let machine: Awaited<ReturnType<typeof startInNode>>;
  beforeAll(async () => {
    machine = await startInNode(folder ?? '');
  }, LONG);
  afterAll(() => machine.end());

  it(
    'keeps folder, variables and status from one line to the next, and nothing after its setup',
    async () => {
      const type = async (text: string) => machine.step({ is: 'line', text });
      await machine.step({ is: 'setup', text: 'mkdir /srv/own' });
      await type('cd /srv/own; count=3; touch kept; false');
      expect(await type('echo $? $count; ls')).toMatchObject({
        status: 0,
        out: '1 3\nkept\n',
        err: '/srv/own\n',
      });
      expect((await type('nosuch')).out).toBe('bash: nosuch: command not found\n');
      await machine.step({ is: 'setup', text: '' });
      expect((await type('echo "$PWD $count"; ls /srv')).out).toBe('/root \n');
    },
    LONG,
  );

  it.each(rows.filter((_, at) => at % EACH === 0))(
    '$name: $verdict: $lines',
    async ({ name, verdict, lines }) => {
      const file = (await import(path.join(learn, `${name}.incident.ts`))) as { default: Incident };
      const { setup, check } = file.default;
      expect(await machine.step({ is: 'setup', text: setup })).toMatchObject({
        status: 0,
        err: '',
      });
      for (const text of lines) await machine.step({ is: 'line', text });
      const { out, err, status } = await machine.step({ is: 'check', text: check });
      expect(status, err).toBe(0);
      if (verdict === 'right') expect(out).toBe('');
      else expect(out).toContain(verdict);
    },
    LONG,
  );
});
