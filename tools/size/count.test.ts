import { expect, it } from 'vitest';
import { kindOf, roomOf, sizeOf } from './count.ts';

it.each([
  ['src/lib/price.ts', 'code', 'src/lib'],
  ['src/lib/price.test.ts', 'tests', 'src/lib'],
  ['packages/teach/src/git/graph.ts', 'code', 'packages/teach'],
  ['tests/e2e/visit.ts', 'tests', 'tests'],
  ['data/prices.yaml', 'data', 'data'],
  ['docs/intro.mdx', 'content', 'docs'],
  ['src/pages/about.mdx', 'content', 'src/pages'],
  ['src/pages/index.tsx', 'code', 'src/pages'],
  ['examples/express/server.mjs', 'content', 'examples'],
  ['packages/teach/README.md', 'words', 'packages/teach'],
  ['package.json', 'other', '.'],
])('%s is %s of %s', (file, kind, room) => {
  expect([kindOf(file), roomOf(file)]).toEqual([kind, room]);
});

it('lines of code a page are counted with and without packages', () => {
  const { rooms, sums } = sizeOf(
    new Map([
      ['docs/a.mdx', 50],
      ['learn/b.mdx', 50],
      ['src/lib/a.ts', 100],
      ['src/lib/a.test.ts', 70],
      ['packages/teach/a.ts', 300],
    ]),
    {},
  );
  expect(rooms.get('src/lib')).toEqual({ code: 100, tests: 70, data: 0 });
  expect(sums).toMatchObject({
    'lines of code': 400,
    pages: 2,
    'lines of code a page': 200,
    'the same without packages': 50,
    'top-level entries': 4,
  });
});
