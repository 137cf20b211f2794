import { lineEnd, lineStart, positionAt, type Source } from './source.ts';
import type { Anchor, Entry, Item, MapNode, ScalarNode } from './tree.ts';
import type { Edit, Fix } from './types.ts';

/** What an edit needs to know about the file. */
export interface EditContext {
  source: Source;
  anchors: readonly Anchor[];
}

/** Applies edits that don't overlap, in any order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.from - b.from)) {
    parts.push(text.slice(at, edit.from), edit.text);
    at = edit.to;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

/** Whether removing this range would leave an alias without its anchor. */
function breaksAlias(context: EditContext, from: number, to: number): boolean {
  return context.anchors.some(
    (anchor) =>
      anchor.at >= from && anchor.at < to && anchor.uses.some((use) => use < from || use >= to),
  );
}

/** How deep a map is nested: 2 is a service, a volume or a network. */
function depthOf(map: MapNode): number {
  let depth = 0;
  for (let owner = map.owner; owner; owner = owner.parent.owner) depth += 1;
  return depth;
}

/** Removes one part of a `{…}` or `[…]` with its comma. */
function flowRange(parts: readonly (Entry | Item)[], index: number): [number, number] | undefined {
  const part = parts[index];
  const next = parts[index + 1];
  const previous = parts[index - 1];
  if (!part) return undefined;
  if (next) return [part.at, next.at];
  if (previous) return [previous.end, part.end];
  return [part.at, part.end];
}

/** The lines of a part of a block. After a `- `, only the text up to the next part. */
function blockRange(
  source: Source,
  parts: readonly (Entry | Item)[],
  index: number,
): [number, number] | undefined {
  const part = parts[index];
  if (!part) return undefined;
  const start = lineStart(source, part.at);
  const last = Math.max(part.at, part.end - 1);
  const end = lineEnd(source, last);
  if (!/^\s*(?:#.*)?$/.test(source.text.slice(part.end, end).replace(/\r?\n$/, ''))) {
    return undefined;
  }
  const before = source.text.slice(start, part.at).replace(/^\uFEFF/, '');
  const own = part.type === 'item' ? /^[ \t]*-[ \t]+$/ : /^[ \t]*$/;
  if (own.test(before)) {
    const atEnd = end === source.text.length && !source.text.endsWith('\n');
    // If the file's last line has no line end, the line end before it goes too.
    const lineBreak = source.text.slice(0, start).endsWith('\r\n') ? 2 : 1;
    return [atEnd && start > 0 ? start - lineBreak : start, end];
  }
  const next = parts[index + 1];
  if (part.type === 'entry' && next && /^[ \t]*(?:-[ \t]+)+$/.test(before)) {
    return [part.at, next.at];
  }
  return undefined;
}

function removal(context: EditContext, part: Entry | Item): [number, number] | undefined {
  const parent = part.parent;
  const parts: readonly (Entry | Item)[] = parent.kind === 'map' ? parent.own : parent.items;
  const index = parts.indexOf(part);
  if (index === -1) return undefined;
  const owner = parent.owner;
  const collapses = parent.kind === 'list' || depthOf(parent) > 2 || owner?.type === 'item';
  if (parts.length === 1 && owner && collapses) return removal(context, owner);
  return parent.flow ? flowRange(parts, index) : blockRange(context.source, parts, index);
}

/**
 * The edit that deletes an entry or a list item, along with anything that would be empty without it. Undefined
 * if the lines can't be cut out, or if an alias would lose its anchor.
 */
export function deletion(context: EditContext, part: Entry | Item): Edit | undefined {
  const range = removal(context, part);
  if (!range || breaksAlias(context, range[0], range[1])) return undefined;
  return { from: range[0], to: range[1], text: '' };
}

/** 'Delete line 12', 'Delete lines 12–14' or, inside a line, 'Delete it from line 12'. */
function deletionLabel(source: Source, edit: Edit): string {
  const lineBreak = /^\r?\n/.exec(source.text.slice(edit.from, edit.from + 2))?.[0] ?? '';
  const from = edit.from + lineBreak.length;
  const first = positionAt(source, from);
  const last = positionAt(source, Math.max(from, edit.to - 1));
  const whole = first.column === 1 && edit.to >= lineEnd(source, Math.max(from, edit.to - 1)) - 1;
  if (!whole) return `Delete it from line ${first.line}`;
  return first.line === last.line
    ? `Delete line ${first.line}`
    : `Delete lines ${first.line}–${last.line}`;
}

/** The fix that deletes an entry or an item. */
export function deletionFix(context: EditContext, part: Entry | Item): Fix | undefined {
  const edit = deletion(context, part);
  return edit && { label: deletionLabel(context.source, edit), edits: [edit] };
}

/** Several deletions as one fix with its own label, or undefined if one of them isn't possible or two overlap. */
export function deletionsFix(
  context: EditContext,
  parts: readonly (Entry | Item)[],
  label: string,
): Fix | undefined {
  const edits: Edit[] = [];
  for (const part of parts) {
    const edit = deletion(context, part);
    if (!edit) return undefined;
    edits.push(edit);
  }
  edits.sort((a, b) => a.from - b.from);
  const overlaps = edits.some((edit, index) => edit.to > (edits[index + 1]?.from ?? Infinity));
  if (overlaps || breaksAliasTogether(context, edits)) return undefined;
  return { label, edits };
}

function breaksAliasTogether(context: EditContext, edits: readonly Edit[]): boolean {
  const gone = (at: number) => edits.some((edit) => at >= edit.from && at < edit.to);
  return context.anchors.some((anchor) => gone(anchor.at) && anchor.uses.some((use) => !gone(use)));
}

/** Replaces a scalar that is written on one line, keeping its quotes. */
export function scalarEdit(
  source: Source,
  node: ScalarNode,
  part: { from: number; to: number } | undefined,
  text: string,
): Edit | undefined {
  const written = source.text.slice(node.start, node.end);
  if (written.includes('\n') || written.startsWith('|') || written.startsWith('>'))
    return undefined;
  if (part) {
    // An offset in the value matches one in the file only if nothing was escaped or interpolated.
    const shift = node.quoted ? 1 : 0;
    if (source.text.slice(node.start + shift, node.end - shift) !== node.text) return undefined;
    return { from: node.start + shift + part.from, to: node.start + shift + part.to, text };
  }
  const quote = node.quoted ? (written[0] ?? '') : '';
  return { from: node.start, to: node.end, text: `${quote}${text}${quote}` };
}

/** Sets a service's memory limit: replaces the one it has, or adds a first line. */
export function memoryEdit(
  source: Source,
  service: Entry,
  limit: Entry | undefined,
  text: string,
): Edit | undefined {
  if (limit)
    return limit.value.kind === 'scalar'
      ? scalarEdit(source, limit.value, undefined, text)
      : undefined;
  const own = service.value;
  const [first] = own.kind === 'map' && !own.flow && own.owner === service ? own.own : [];
  if (!first || first.at < service.keyEnd) return undefined;
  const start = source.text.lastIndexOf('\n', first.at) + 1;
  const indent = source.text.slice(start, first.at);
  if (!/^ +$/.test(indent)) return undefined;
  const newline = source.text.includes('\r\n') ? '\r\n' : '\n';
  return { from: start, to: start, text: `${indent}mem_limit: ${text}${newline}` };
}

/** Marks a fix that only the file's author can decide on. 'Fix all' leaves it out. */
export function asking(fix: Fix | undefined): Fix | undefined {
  return fix && { ...fix, asks: true };
}
