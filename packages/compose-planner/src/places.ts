import type { Report } from './report.ts';
import type { TreeNode } from './tree.ts';

/** 'in line 5 of `.env`': where a given file with variables sets one. `file` is empty for an `.env`. */
export function placeIn(report: Report, file: string, variable: string): string {
  const { file: name, line } = report.envPlaces.get(`${file}\n${variable}`) ?? {};
  return `in ${line ? `line ${line} of ` : ''}\`${name ?? (file || '.env')}\``;
}

/** The offset at which a value contains a text, or else of the value. */
export function offsetOf(report: Report, node: TreeNode, text: string): number {
  const at = report.context.source.text.indexOf(text, node.start);
  return at === -1 || at > node.end ? node.start : at;
}
