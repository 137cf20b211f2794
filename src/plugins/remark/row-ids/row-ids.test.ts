import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import rowIds from './index.ts';

function idsOf(text: string): unknown[] {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(text);
  rowIds()(tree);
  const ids: unknown[] = [];
  visit(tree, 'tableRow', (row) => void ids.push(row.data?.hProperties?.id));
  return ids;
}

it('the rows of a troubleshooting table get an id by their message, the head none', () => {
  const rows = '| `No space left` on device | full | grow |\n| `PG::UndefinedTable` | a | b |';
  expect(idsOf(`| what you see | cause | what to do |\n|---|---|---|\n${rows}`)).toEqual([
    undefined,
    'row-no-space-left-on-device',
    'row-pg-undefinedtable',
  ]);
});

it('a second row with the same message gets another id', () => {
  expect(idsOf('| symptom | cause |\n|---|---|\n| slow | a |\n| slow | b |')).toEqual([
    undefined,
    'row-slow',
    'row-slow-2',
  ]);
});

it('the rows of other tables get none', () => {
  expect(idsOf('| size | price |\n|---|---|\n| nano | 2 |')).toEqual([undefined, undefined]);
});
