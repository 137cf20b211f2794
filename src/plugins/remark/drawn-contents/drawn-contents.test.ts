import type { Parent } from 'mdast';
import { describe, expect, it } from 'vitest';
import { changes } from '#data/changes';
import { glossaryLetters } from '../../../lib/glossary.ts';
import { stages } from '../../../lib/lessons.ts';
import { drawnContents, withoutListed } from './index.ts';

const attribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute', name, value });
const question = (q: string, id: string) => ({
  type: 'mdxJsxFlowElement',
  name: 'Question',
  attributes: [attribute('q', q), attribute('id', id)],
  children: [{ type: 'paragraph', children: [{ type: 'text', value: 'Yes.' }] }],
});
const page = () => ({
  type: 'root',
  children: [
    { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Costs' }] },
    {
      type: 'mdxJsxFlowElement',
      name: 'Questions',
      attributes: [],
      children: [question('Is it free?', 'free'), question('Is there a trial?', 'trial')],
    },
  ],
});

describe('the contents of a page whose headings are drawn', () => {
  it('name each question with its own anchor, below the heading of its group', () => {
    const tree = page();
    drawnContents()(tree);
    const group = tree.children[1] as unknown as { children: Parent[] };
    expect(group.children.map(({ children }) => children[0])).toMatchObject([
      { type: 'heading', depth: 3, data: { hProperties: { id: 'free' } } },
      { type: 'heading', depth: 3, data: { hProperties: { id: 'trial' } } },
    ]);
  });

  it('name each stage of the lessons as the page does', () => {
    const path = { type: 'mdxJsxFlowElement', name: 'LessonPath', attributes: [], children: [] };
    const tree = { type: 'root', children: [path] };
    drawnContents()(tree);
    expect(path.children).toMatchObject(
      stages.map(({ id, title }, at) => ({
        type: 'heading',
        depth: 2,
        children: [{ value: `${at + 1}. ${title}` }],
        data: { hProperties: { id } },
      })),
    );
    withoutListed()(tree);
    expect(path.children).toEqual([]);
  });

  it.each([
    ['Changes', changes.map(({ id }) => id)],
    ['GlossaryList', glossaryLetters.map(({ id }) => id)],
  ])('name what %s draws, which is more than a screen of it', (name, ids) => {
    const list = { type: 'mdxJsxFlowElement', name, attributes: [], children: [] };
    const tree = { type: 'root', children: [list] };
    drawnContents()(tree);
    expect(ids.length).toBeGreaterThan(5);
    expect(list.children).toMatchObject(
      ids.map((id) => ({ type: 'heading', depth: 2, data: { hProperties: { id } } })),
    );
  });

  it('leave nothing in the page, whose own headings stay', () => {
    const tree = page();
    drawnContents()(tree);
    withoutListed()(tree);
    expect(tree).toEqual(page());
  });
});
