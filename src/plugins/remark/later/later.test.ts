import type { Root, RootContent } from 'mdast';
import { describe, expect, it } from 'vitest';
import later from './index.ts';

const paragraph = (length: number): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'text', value: 'a'.repeat(length) }],
});
const module = { type: 'mdxjsEsm', value: 'import a from "a"' } as unknown as RootContent;
const code = (lines: number): RootContent => ({ type: 'code', value: 'x\n'.repeat(lines - 1) });
const component = (children: RootContent[] = []) =>
  ({ type: 'mdxJsxFlowElement', name: 'Own', attributes: [], children }) as unknown as RootContent;

/** The types of the blocks that stay, and of those in `Later`. */
function split(...children: RootContent[]): [string[], string[]] {
  const tree: Root = { type: 'root', children };
  later()(tree);
  const last = tree.children.at(-1) as { name?: string; children?: RootContent[] } | undefined;
  const types = (nodes: readonly RootContent[]) => nodes.map(({ type }) => type);
  if (last?.name !== 'Later') return [types(tree.children), []];
  return [types(tree.children.slice(0, -1)), types(last.children ?? [])];
}

describe('what comes later', () => {
  it('is nothing on a page of one screen', () => {
    expect(split(paragraph(700), paragraph(800))).toEqual([['paragraph', 'paragraph'], []]);
  });

  it.each([
    ['text', [paragraph(1000), paragraph(1000)]],
    ['code, by its lines', [code(12), code(12)]],
    ['components', [component(), component(), component(), component()]],
    ['text inside of components', [component([paragraph(1700)])]],
  ])('begins behind a screen of %s', (_, screen) => {
    const types = screen.map(({ type }) => type);
    expect(split(...screen, paragraph(10), code(1))).toEqual([types, ['paragraph', 'code']]);
  });

  it('never moves an import, which has to be at the top', () => {
    expect(split(paragraph(2000), paragraph(10), module)).toEqual([
      ['paragraph', 'mdxjsEsm'],
      ['paragraph'],
    ]);
    expect(split(paragraph(2000), module)).toEqual([['paragraph', 'mdxjsEsm'], []]);
  });
});
