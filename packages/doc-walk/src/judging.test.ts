import { describe, expect, it } from 'vitest';
import { judgeExpected, judgeNewer } from './expect.ts';
import { languageOfFile, languages } from './languages/index.ts';
import { olderCompose } from './languages/compose-newer.ts';
import { olderForm } from './languages/older.ts';
import { type Meta } from './meta.ts';
import { parseNeeds } from './sandbox/plan.ts';
import { addRecords, figuresOf, type Outcome, thresholdProblems, totalsOf } from './totals.ts';
import { type State, type Unit, type Verdict } from './types.ts';

const unit = (meta: Meta = {}): Unit => {
  const block = {
    page: 'docs/a.mdx',
    line: 3,
    lang: 'bash',
    meta,
    text: 'x',
    origin: { file: 'docs/a.mdx', line: 4 },
  };
  return {
    id: 'docs/a.mdx:3',
    lang: 'bash',
    meta,
    text: 'x',
    blocks: [block],
    at: () => block.origin,
  };
};
const verdict = (state: State, reach: Verdict['reach'] = 'run', message?: string): Verdict => ({
  state,
  reach,
  tools: ['bash'],
  problems: message ? [{ file: 'docs/a.mdx', line: 4, message }] : [],
  notes: [],
});
const outcomes = (states: readonly (readonly [State, Verdict['reach'], number])[]): Outcome[] =>
  states.flatMap(([state, reach, count]) =>
    Array.from({ length: count }, () => ({
      unit: unit(),
      language: 'shell',
      verdict: verdict(state, reach),
    })),
  );

describe('thresholds', () => {
  it.each([
    [
      '80 % of what can be run',
      [
        ['run', 'run', 8],
        ['parsed', 'run', 2],
      ],
      0,
    ],
    [
      'blocks that can only be parsed aside',
      [
        ['run', 'run', 1],
        ['parsed', 'parsed', 9],
      ],
      0,
    ],
    [
      '5 % exempt',
      [
        ['checked', 'checked', 19],
        ['exempt', 'parsed', 1],
      ],
      0,
    ],
    [
      '79 %',
      [
        ['run', 'run', 79],
        ['parsed', 'run', 21],
      ],
      1,
    ],
    [
      '6 % exempt',
      [
        ['checked', 'checked', 94],
        ['exempt', 'parsed', 6],
      ],
      1,
    ],
    ['nothing at all', [], 1],
  ] as const)('with %s', (_what, states, problems) => {
    expect(thresholdProblems(totalsOf(outcomes(states)))).toHaveLength(problems);
  });
});

it('keeps of a page only the tools that ran or validated something, and counts its record', () => {
  const figures = figuresOf([
    { unit: unit(), language: 'shell', verdict: { ...verdict('parsed'), tools: ['shellcheck'] } },
    { unit: unit(), language: 'shell', verdict: { ...verdict('run'), tools: ['node'] } },
  ]);
  expect(figures).toEqual({
    states: { run: 1, parsed: 1 },
    reachable: 2,
    tools: { node: process.versions.node },
  });
  const record = { ...figures, code: '', result: '', at: '2026-11-24' };
  expect(addRecords(totalsOf(outcomes([['run', 'run', 1]])), [record])).toMatchObject({
    blocks: 3,
    reachable: 3,
    proven: 2,
  });
});

describe('a mistake shown on purpose', () => {
  const expecting = unit({ expect: 'error: unknown directive' });
  it('is right when the tool refuses it with that message', () => {
    expect(
      judgeExpected(expecting, verdict('failed', 'checked', 'unknown directive "x"')).state,
    ).toBe('checked');
  });
  it('fails when the tool says something else, or nothing', () => {
    expect(judgeExpected(expecting, verdict('failed', 'checked', 'other')).state).toBe('failed');
    expect(judgeExpected(expecting, verdict('checked')).problems[0]?.message).toContain(
      'says nothing',
    );
  });
});

describe('newer constructs', () => {
  it('are parsed, with a note, where the older tool refuses them', () => {
    const judged = judgeNewer(
      unit({ newer: 'nginx 1.29' }),
      verdict('failed', 'run', 'unknown directive'),
    );
    expect(judged).toMatchObject({
      state: 'parsed',
      problems: [],
      notes: [expect.stringContaining('nginx 1.29')],
    });
  });
  it('are checked in their older form, line for line', () => {
    const older = olderForm('nginx', 'listen 443 ssl;\nhttp2 on;\n');
    expect(older.text).toBe('listen 443 ssl http2;\n\n');
    expect(older.notes).toHaveLength(1);
    expect(olderForm('nginx', 'listen 80;')).toEqual({ text: 'listen 80;', notes: [] });
  });
  it('of Compose are left out for the old tool, and named', () => {
    const { document, dropped } = olderCompose({
      name: 'shop',
      services: { web: { image: 'x', healthcheck: { start_interval: '1s' } } },
    });
    expect(document).toEqual({ services: { web: { image: 'x', healthcheck: {} } } });
    expect(dropped).toEqual(['healthcheck.start_interval']);
  });
});

describe('needs', () => {
  it('are read', () => {
    expect(parseNeeds('postgres:db.internal redis backend:app1:3000 cert:a.example')).toEqual([
      { kind: 'postgres', names: ['db.internal'] },
      { kind: 'redis', names: [] },
      { kind: 'backend', name: 'app1', port: 3000 },
      { kind: 'cert', name: 'a.example' },
    ]);
  });
  it.each(['oracle', 'backend:app1', 'host'])('refuse %s', (word) => {
    expect(() => parseNeeds(word)).toThrow('cannot read needs');
  });
});

it.each([
  ['examples/x/Dockerfile', 'dockerfile'],
  ['examples/x/.dockerignore', 'ignore'],
  ['examples/x/nginx/nginx.conf', 'nginx'],
  ['examples/x/Caddyfile', 'caddyfile'],
  ['examples/x/haproxy.cfg', 'haproxy'],
  ['examples/x/compose.yaml', 'yaml'],
  ['examples/x/Gemfile', 'ruby'],
  ['examples/x/a.sql', 'sql'],
  ['examples/x/LICENSE', undefined],
])('reads %s as %s', (file, language) => {
  expect(languageOfFile(file)).toBe(language);
});

it('has every name of a language once', () => {
  const names = languages.flatMap((language) => language.names);
  expect(new Set(names).size).toBe(names.length);
});
