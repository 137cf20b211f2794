import { expect, it } from 'vitest';
import { exampleSymptoms, findSymptoms } from '../../../lib/symptoms/index.ts';
import { symptomAreas, symptomsIn } from './index.ts';

const areas = symptomAreas(process.cwd());

const table = (head: string, row: string) => `# A\n\n| ${head} |\n|---|---|---|\n| ${row} |\n`;

it('a row is read as readers see it, code between backticks and limits filled in', () => {
  const row = '`EADDRINUSE` after <Limit of="app.timeout" /> | two programs | end [one](./a.mdx)';
  expect(symptomsIn(table('what you see | cause | what to do', row), 'docs/a.mdx')).toEqual([
    ['row-eaddrinuse-after', '`EADDRINUSE` after 60 s', 'two programs'],
  ]);
});

it('the cause is the column that says so, wherever it is', () => {
  const [row] = symptomsIn(
    table('what you see | step | likely cause', 'slow | 4 | a queue'),
    'a.mdx',
  );
  expect(row?.[2]).toBe('a queue');
});

it('other tables have no rows', () => {
  expect(symptomsIn(table('size | price | memory', 'nano | 2 | 3'), 'a.mdx')).toEqual([]);
});

it('the rows of all areas of the documentation are found, in the order of its sidebar', () => {
  const names = areas.map(({ area }) => area);
  expect(names.indexOf('Apps')).toBeLessThan(names.indexOf('Services'));
  expect(names).toEqual(expect.arrayContaining(['Getting started', 'Move in', 'Networking']));
  const pages = areas.flatMap(({ pages: own }) => own);
  expect(pages.find(({ to }) => to === '/docs/apps/health/')?.label).toBe('Health checks');
  expect(pages.flatMap(({ rows }) => rows).length).toBeGreaterThan(300);
  // Its own page has none.
  expect(pages.some(({ to }) => to === '/docs/troubleshooting/')).toBe(false);
});

it.each([
  ['web Error: connect ECONNREFUSED 127.0.0.1:5432', '/docs/services/postgresql/errors/'],
  [
    'connection failed: FATAL:  sorry, too many clients already',
    '/docs/services/postgresql/errors/',
  ],
  ['502 Bad Gateway for a minute after the deploy', '/docs/apps/releases/'],
  ['a push no longer deploys', '/docs/apps/releases/'],
  ['Issuing the certificate', '/docs/networking/domains/'],
  ['Health check failed: connection refused', '/docs/apps/health/'],
  ['container exited with code 137 (OOMKilled)', '/docs/apps/deploy-from-docker/'],
  ['toomanyrequests: You have reached your pull rate limit.', '/docs/apps/deploy-from-docker/'],
  ["OSError: [Errno 28] No space left on device: '/data/3f.jpg'", '/docs/services/volumes/'],
  ['WRONGPASS invalid username-password pair or user is disabled.', '/docs/services/redis/'],
  ['shop@bastion.example: Permission denied (publickey).', '/docs/services/bastion/'],
  ['exec /entrypoint.sh: no such file or directory', '/docs/apps/deploy-from-docker/'],
  ['ERROR:  role "shop_owner" does not exist', '/docs/services/postgresql/errors/'],
])('%s finds its row first, on %s', (line, page) => {
  expect(findSymptoms(areas, line)[0]?.to).toContain(`${page}#row-`);
});

it('each example has a row, on the page that says most about it', () => {
  expect(exampleSymptoms(areas).map(({ message, to }) => [message, to.split('#')[0]])).toEqual([
    ['listen EADDRINUSE', '/docs/apps/deploy-from-docker/'],
    ['connect ECONNREFUSED 127.0.0.1:5432', '/docs/services/postgresql/errors/'],
    ['FATAL: sorry, too many clients already', '/docs/services/postgresql/errors/'],
    ['OOMKilled', '/docs/apps/deploy-from-docker/'],
    ['503 Service Unavailable', '/docs/networking/'],
    ['Permission denied (publickey)', '/docs/services/bastion/'],
  ]);
});
