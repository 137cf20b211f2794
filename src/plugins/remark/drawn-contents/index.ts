import type { Heading, Node, Parent } from 'mdast';
import { visit } from 'unist-util-visit';
import { changes } from '#data/changes';
import { glossaryLetters } from '../../../lib/glossary.ts';
import { stageHeading, stages } from '../../../lib/lessons.ts';
import { componentsIn, type Element, textOf } from '../component-data/index.ts';

interface Listed extends Heading {
  data: { isListed: true; hProperties: { id: string } };
}

const listed = (depth: Heading['depth'], value: string, id: string): Listed => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value }],
  data: { isListed: true, hProperties: { id } },
});

/** The headings that a component renders, by its name. */
const DRAWN: Readonly<Record<string, (node: Element) => Listed[]>> = {
  Changes: () => changes.map(({ id, title }) => listed(2, title, id)),
  GlossaryList: () => glossaryLetters.map(({ letter, id }) => listed(2, letter, id)),
  LessonPath: () => stages.map((stage) => listed(2, stageHeading(stage), stage.id)),
  Question: (node) => [listed(3, textOf(node, 'q'), textOf(node, 'id'))],
};

/**
 * A remark plugin that adds the questions of a page, the stages of the lessons, the changes and the letters
 * of the glossary to the framework's list of contents, which only knows Markdown headings. `withoutListed`
 * takes them out again, because the components render them themselves.
 */
export function drawnContents() {
  return (tree: Node): void => {
    for (const node of componentsIn(tree, DRAWN)) {
      (node as unknown as Parent).children.unshift(...(DRAWN[node.name ?? '']?.(node) ?? []));
    }
  };
}

/** A remark plugin that takes out what `drawnContents` put in. Has to come after the framework's own. */
export function withoutListed() {
  return (tree: Node): void => {
    visit(tree, 'heading', (node: Partial<Listed>, index, parent?: Parent) => {
      if (node.data?.isListed && parent && index !== undefined) {
        parent.children.splice(index, 1);
        return index;
      }
      return undefined;
    });
  };
}
