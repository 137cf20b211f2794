import fs from 'node:fs';
import path from 'node:path';
import { type Code, type Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type VFile } from 'vfile';
import { includedText } from './source.ts';

const VALUE = (key: string) => new RegExp(`(?:^|\\s)${key}=(?:"([^"]*)"|'([^']*)'|(\\S+))`);

function metaValue(meta: string, key: string): string | undefined {
  const match = VALUE(key).exec(meta);
  return match?.[1] ?? match?.[2] ?? match?.[3];
}

/** The fence's line in the source, because the tree of a page doesn't count its front matter. */
function lineOf(file: string, node: Code): number {
  const line = node.position?.start.line ?? 1;
  if (!node.meta || !fs.existsSync(file)) return line;
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((text, index) => index >= line - 1 && text.includes(node.meta ?? ''));
  return at === -1 ? line : at + 1;
}

/** On a page with more files than this, those with more lines than fit beside their explanation are folded. */
const MANY = 8;
const LONG = 30;

/**
 * A remark plugin that fills an empty fence with `file="examples/…"` (and `region="…"`) with that file's
 * text, so the page always shows the real file. Stops the build with page and line if the file is missing or
 * the fence isn't empty.
 */
export default function includeFile(options: { root?: string } = {}) {
  const root = options.root ?? process.cwd();
  return (tree: Root, page: VFile): void => {
    const whole: Code[] = [];
    visit(tree, 'code', (node: Code) => {
      const file = metaValue(node.meta ?? '', 'file');
      if (file === undefined) return;
      const where = `${path.relative(root, page.path)}:${lineOf(page.path, node)}`;
      if (node.value.trim() !== '') {
        throw new Error(
          `${where}: a fence with file="${file}" stays empty; its text is the file's`,
        );
      }
      try {
        const region = metaValue(node.meta ?? '', 'region');
        node.value = includedText(root, file, region).text;
        if (region === undefined && metaValue(node.meta ?? '', 'title')) whole.push(node);
      } catch (error) {
        throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
    if (whole.length <= MANY) return;
    for (const node of whole.slice(1))
      if (node.value.split('\n').length > LONG) node.data = { hProperties: { folded: true } };
  };
}
