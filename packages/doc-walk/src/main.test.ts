import { expect, it } from 'vitest';
import { type Checked } from './check.ts';
import { renewed } from './main.ts';
import { type PageRecord } from './record.ts';
import { type State, type Unit } from './types.ts';

const AT = '2026-11-24';
const hashes = { code: 'new', result: 'new' };
const old: PageRecord = { code: 'old', result: 'old', at: '2026-01-01', ...figures({ run: 1 }) };

function figures(states: PageRecord['states']) {
  return { states, reachable: 1, tools: {} };
}

const unitOf = (page: string): Unit => {
  const origin = { file: page, line: 2 };
  const block = { page, line: 1, lang: 'bash', meta: {}, text: 'x', origin };
  return { id: page, lang: 'bash', meta: {}, text: 'x', blocks: [block], at: () => origin };
};

const ran = (page: string, state: State, more: Partial<Checked> = {}): Checked => ({
  outcomes: [
    {
      unit: unitOf(page),
      language: 'shell',
      verdict: { state, reach: 'run', tools: [], problems: [], notes: [] },
    },
  ],
  problems: [],
  walks: [],
  hashes: new Map([[page, hashes]]),
  ...more,
});

it.each<[string, Checked, PageRecord | undefined]>([
  ['is new where it ran', ran('a.mdx', 'run'), { ...hashes, at: AT, ...figures({ run: 1 }) }],
  ['stays where a tool is missing', ran('a.mdx', 'skipped'), old],
  [
    'stays where no machine could be made',
    ran('a.mdx', 'run', {
      walks: [{ page: 'a.mdx', units: [], results: [], seconds: 0, notRun: 'no root' }],
    }),
    old,
  ],
  [
    'goes where something is wrong in its walk file',
    ran('a.mdx', 'run', { problems: [{ file: 'a.walk.yaml', line: 1, message: 'no' }] }),
    undefined,
  ],
  ['stays where it was not run again', ran('a.mdx', 'run', { outcomes: [] }), old],
  ['goes where the page is gone', ran('b.mdx', 'run'), undefined],
])("a page's record %s", (_what, checked, record) => {
  expect(renewed({ 'a.mdx': old }, checked, true, AT)['a.mdx']).toEqual(record);
});

it('a run of one page leaves the records of the others', () => {
  expect(Object.keys(renewed({ 'a.mdx': old }, ran('b.mdx', 'run'), false, AT))).toEqual([
    'a.mdx',
    'b.mdx',
  ]);
});
