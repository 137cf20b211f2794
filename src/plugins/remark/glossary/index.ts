import fs from 'node:fs';
import path from 'node:path';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { findTerm, glossary, type GlossaryTerm } from '../../../lib/glossary.ts';
import { type Attribute, componentsIn, textOf } from '../component-data/index.ts';

/** Line in the source file with the id. The tree's lines don't count the front matter. */
function lineOf(file: string, id: string, fallback: number): number {
  if (!fs.existsSync(file)) return fallback;
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes('<Term') && line.includes(`"${id}"`));
  return at === -1 ? fallback : at + 1;
}

/** Up to five known ids that share a part with a wrong one. */
function nearIds(id: string): string {
  const parts = id.split('-').filter((part) => part.length > 2);
  const near = glossary.filter((entry) =>
    parts.some((part) => entry.id.includes(part.slice(0, 5))),
  );
  return near
    .slice(0, 5)
    .map((entry) => entry.id)
    .join(', ');
}

const attribute = (
  name: Exclude<keyof GlossaryTerm, 'example'>,
  entry: GlossaryTerm,
): Attribute => ({
  type: 'mdxJsxAttribute',
  name,
  // A tooltip is plain text.
  value: entry[name].replaceAll('`', ''),
});

/**
 * A remark plugin that writes term and definition into every `<Term id="…">` of a page, so that the browser
 * needs no copy of the glossary. Stops the build with file and line at an id that isn't in the glossary.
 */
export default function termDefinitions() {
  return (tree: Node, file: VFile): void => {
    for (const node of componentsIn(tree, { Term: true })) {
      const attributes = (node.attributes ??= []);
      const id = textOf(node, 'id');
      const entry = findTerm(id);
      if (!entry) {
        const line = lineOf(file.path, id, node.position?.start.line ?? 1);
        const near = nearIds(id);
        throw new Error(
          `${path.relative(file.cwd, file.path)}:${line}: <Term id="${id}">: the glossary (data/glossary) has no such term.` +
            (near ? ` Near it: ${near}.` : ''),
        );
      }
      attributes.push(attribute('term', entry), attribute('definition', entry));
    }
  };
}
