import { grouped } from '../../site/numbers.ts';
import { interpolate } from './interpolate.ts';
import type { EditContext } from './edits.ts';
import type { ReadFile } from './read.ts';
import { positionAt } from './source.ts';
import type { TreeNode } from './tree.ts';
import type { Finding, Fix, IgnoredKey, Severity } from './types.ts';

/** More findings than a person reads; the rest is counted. */
const MAX_FINDINGS = 100;
const MAX_IGNORED = 500;

/** Collects what there is to say about one file, each thing once. */
export class Report {
  readonly findings: Finding[] = [];
  readonly ignored: IgnoredKey[] = [];
  readonly variables = new Set<string>();
  readonly context: EditContext;
  left = 0;
  hasValues = false;
  private readonly seen = new Set<string>();

  constructor(file: ReadFile) {
    this.context = { source: file.source, anchors: file.anchors };
  }

  /** Adds a finding at an offset; the fix is only worked out for findings that are kept. */
  add(
    severity: Severity,
    code: string,
    offset: number,
    sentence: string,
    hint: string,
    fix?: () => Fix | undefined,
  ): void {
    const id = `${code} ${offset}`;
    if (this.seen.has(id)) return;
    this.seen.add(id);
    if (this.findings.length >= MAX_FINDINGS) {
      this.left += 1;
      return;
    }
    const mend = fix?.();
    this.findings.push({
      code,
      severity,
      ...positionAt(this.context.source, offset),
      offset,
      sentence,
      hint,
      ...(mend ? { fix: mend } : {}),
    });
  }

  /** Lists a valid key that has no effect. */
  ignore(path: string, key: string, offset: number, hint: string): void {
    if (this.ignored.length >= MAX_IGNORED) return;
    this.ignored.push({ path, key, ...positionAt(this.context.source, offset), offset, hint });
  }

  /** The text of a scalar with the defaults of its variables; '' for anything else. */
  text(node: TreeNode | undefined): string {
    return node?.kind === 'scalar' ? interpolate(node.text).text : '';
  }

  /** The variables in a scalar that have no default. */
  unset(node: TreeNode | undefined): readonly string[] {
    return node?.kind === 'scalar' ? interpolate(node.text).unset : [];
  }
}

/** '1 service', '2 services'. */
export function plural(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1] ?? ''}`;
}
