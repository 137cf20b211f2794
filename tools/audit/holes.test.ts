import { expect, it } from 'vitest';
import { excuses, openHoles } from './holes.ts';

const via = (id: string, severity: string) => ({
  name: 'tar',
  severity,
  title: `hole ${id}`,
  url: `https://github.com/advisories/${id}`,
});
const table = `| advisory | why | look again on |
|---|---|---|
| GHSA-aaaa-1 | only the build reads archives | 2026-12-31 |
| GHSA-bbbb-2 | only the build reads archives | 2026-10-01 |
| GHSA-cccc-3 | | 2026-12-31 |`;

it('passes over what is excused with a reason until a date that is still to come', () => {
  const report = {
    vulnerabilities: {
      tar: { via: ['GHSA-aaaa-1', 'GHSA-bbbb-2', 'GHSA-cccc-3'].map((id) => via(id, 'high')) },
      pack: { via: ['tar', via('GHSA-dddd-4', 'moderate'), via('GHSA-eeee-5', 'critical')] },
    },
  };
  const found = openHoles(report, excuses(table), '2026-11-26');
  expect(found.map((text) => /GHSA-[\w-]+/.exec(text)?.[0])).toEqual([
    'GHSA-bbbb-2',
    'GHSA-cccc-3',
    'GHSA-eeee-5',
  ]);
});

it('takes an answer without a report for a failure', () => {
  expect(() => openHoles({}, new Map(), '2026-11-26')).toThrow('no report');
});
