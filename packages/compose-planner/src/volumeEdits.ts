import { bound } from './platform.ts';
import { scalarEdit } from './edits.ts';
import type { Report } from './report.ts';
import { isNull, type MapNode } from './tree.ts';
import type { Edit } from './types.ts';

/** Hands out names for volumes that fixes would declare, each once, up to a project's limit. */
export class VolumeNames {
  readonly root: MapNode;
  private readonly taken: Set<string>;
  private left: number;

  constructor(root: MapNode, taken: Iterable<string>, planned: number) {
    this.root = root;
    this.taken = new Set(taken);
    this.left = bound('project.volumes') - planned;
  }

  /**
   * The next free name, which `choose` makes from those taken, or undefined if the project can't have more
   * volumes.
   */
  next(choose: (taken: ReadonlySet<string>) => string): string | undefined {
    const name = choose(this.taken);
    this.taken.add(name);
    this.left -= 1;
    return this.left >= 0 ? name : undefined;
  }
}

/** The edit that declares a volume at the top level, or undefined if `volumes` isn't written as a block. */
export function declareEdit(report: Report, root: MapNode, name: string): Edit | undefined {
  const { text } = report.context.source;
  const volumes = root.own.find((entry) => entry.key === 'volumes');
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  if (!volumes) {
    const [top] = root.own;
    if (top && top.at > 0 && !/[\n\uFEFF]/.test(text[top.at - 1] ?? '')) return undefined;
    if (root.flow || /^(?:\.\.\.\s+\S|---)/m.test(text.slice(top?.at ?? 0))) return undefined;
    const at = /^\.\.\.\s*$/m.exec(text)?.index ?? text.length;
    const gap = text.slice(0, at).endsWith('\n') ? '' : newline;
    return {
      from: at,
      to: at,
      text: `${gap}volumes:${newline}  ${name}:${newline}`,
    };
  }
  const { value } = volumes;
  if (value.kind === 'map' && value.flow && value.owner === volumes) {
    const last = value.own[value.own.length - 1];
    const at = last ? last.end : value.start + 1;
    return { from: at, to: at, text: last ? `, ${name}: {}` : `${name}: {}` };
  }
  const [first] = value.kind === 'map' && value.owner === volumes ? value.own : [];
  if (first) {
    const start = text.lastIndexOf('\n', first.at) + 1;
    const indent = text.slice(start, first.at);
    if (start > volumes.at && /^ +$/.test(indent))
      return { from: start, to: start, text: `${indent}${name}:${newline}` };
    return undefined;
  }
  if (!isNull(value)) return undefined;
  if (value.start !== value.end && value.kind === 'scalar') {
    const edit = scalarEdit(report.context.source, value, undefined, `{${name}: {}}`);
    return value.owner === volumes ? edit : undefined;
  }
  return { from: volumes.end, to: volumes.end, text: `${newline}  ${name}:` };
}
