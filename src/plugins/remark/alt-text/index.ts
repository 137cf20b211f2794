import path from 'node:path';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

interface ImageLike extends Node {
  alt?: string | null;
  name?: string | null;
  attributes?: { type: string; name?: string }[];
}

/**
 * A remark plugin that stops the build at a picture without alternative text. Markdown images need one,
 * `<img>` elements an `alt` attribute (empty for decoration).
 */
export default function altText() {
  return (tree: Node, file: VFile): void => {
    visit(tree, (node: ImageLike) => {
      const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      const missing =
        (node.type === 'image' && !node.alt?.trim()) ||
        (isElement && node.name === 'img' && !node.attributes?.some((item) => item.name === 'alt'));
      if (!missing) return;
      const at = path.relative(file.cwd, file.path);
      throw new Error(
        `${at}:${node.position?.start.line ?? 1}: a picture has no alternative text. Write ![what it shows](file), or alt="" on an <img> that only decorates.`,
      );
    });
  };
}
