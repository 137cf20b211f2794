import { composeKeys } from '../keyTable.ts';
import { listed } from '../report.ts';
import type { Edit } from '../types.ts';
import type { Line } from './lines.ts';
import type { Slip } from './types.ts';

const SERVICE_KEYS = new Set(composeKeys.service.map(({ key }) => key));
const TOP_KEYS = new Set(composeKeys['top level'].map(({ key }) => key));
const STEP = 2;

/** A name alone on its line, and the lines that are indented below it. */
interface Block {
  name: string;
  indent: number;
  lines: readonly Line[];
}

function blockAt(lines: readonly Line[], index: number): Block | undefined {
  const head = lines[index];
  if (!head?.alone || head.key === undefined) return undefined;
  let end = index + 1;
  for (let line = lines[end]; line && (line.blank || line.indent > head.indent); line = lines[end])
    end += 1;
  return { name: head.key, indent: head.indent, lines: lines.slice(index, end) };
}

/** Whether a block is a service: `image` or `build` is among the keys nearest to its margin. */
function isService({ name, indent, lines }: Block): boolean {
  if (name.startsWith('x-') || (indent > 0 && SERVICE_KEYS.has(name)) || TOP_KEYS.has(name))
    return false;
  const margin = lines.slice(1).find(({ blank }) => !blank)?.indent;
  return lines
    .slice(1)
    .some(({ indent: own, key }) => own === margin && (key === 'image' || key === 'build'));
}

/** Moves a line by some columns. */
function moved({ at, indent }: Line, by: number): Edit {
  return by > 0
    ? { from: at, to: at, text: ' '.repeat(by) }
    : { from: at, to: at + Math.min(-by, indent), text: '' };
}

function slip(names: readonly string[], at: number, edits: readonly Edit[]): Slip {
  const named = names.slice(0, 3).map((name) => `\`${name.slice(0, 40)}\``);
  const more = names.length > 3 ? [`${names.length - 3} more`] : [];
  const shown = listed([...named, ...more]);
  const are = names.length > 1 ? "aren't" : "isn't";
  return {
    code: 'indentation',
    at,
    sentence: `${shown} ${are} indented as a service`,
    hint: 'Line up services in one column under `services:`, and indent their keys further.',
    label: names.length > 1 ? 'Indent them' : `Indent ${shown.replace(/`/g, '')}`,
    edits,
  };
}

/** Services that aren't in the same column as the others. */
export function strayServices(lines: readonly Line[]): Slip | undefined {
  const start = lines.findIndex(({ text }) => /^services:\s*(?:#.*)?$/.test(text));
  if (start === -1) return undefined;
  const blocks: Block[] = [];
  for (let index = start + 1; index < lines.length; index += 1) {
    const block = blockAt(lines, index);
    if (block && isService(block)) blocks.push(block);
  }
  const [first] = blocks;
  if (!first) return undefined;
  const column = blocks.find(({ indent }) => indent > 0)?.indent ?? STEP;
  const wanted = first.indent > 0 ? first.indent : column;
  const stray = blocks.filter(({ indent }) => indent !== wanted);
  const [one] = stray;
  if (!one) return undefined;
  const done = new Set<number>();
  const edits = stray.flatMap(({ indent, lines: own }) => {
    // The lines of a service inside another stray one are moved on their own.
    const inside = new Set(
      stray.flatMap((other) => (other.indent > indent ? other.lines.map(({ at }) => at) : [])),
    );
    return own
      .filter((line) => !line.blank && !inside.has(line.at) && !done.has(line.at))
      .map((line) => {
        done.add(line.at);
        return moved(line, wanted - indent);
      });
  });
  return slip(
    stray.map(({ name }) => name),
    one.lines[0]?.at ?? 0,
    edits,
  );
}

/** Keys of a service in the same column as its name, or between two columns. */
export function strayKeys(lines: readonly Line[]): Slip | undefined {
  const start = lines.findIndex(({ text }) => /^services:\s*(?:#.*)?$/.test(text));
  const first = lines.slice(start + 1).find(({ blank }) => !blank);
  if (start === -1 || !first?.alone) return undefined;
  const margin = first.indent;
  const deeper = lines
    .slice(start + 1)
    .find(({ blank, indent, key }) => !blank && indent > margin && key !== undefined);
  const inner = deeper && SERVICE_KEYS.has(deeper.key ?? '') ? deeper.indent : margin + STEP;
  const edits: Edit[] = [];
  const names: string[] = [];
  let by = 0;
  let owner = '';
  let of = 0;
  for (const line of lines.slice(start + 1)) {
    if (line.blank) continue;
    const { indent, key = '' } = line;
    const item = /^ *-(?:\s|$)/.test(line.text);
    if (indent >= margin && indent < inner && SERVICE_KEYS.has(key)) {
      by = inner - indent;
      of = indent;
      if (owner && !names.includes(owner)) names.push(owner);
    } else if (
      indent < of ||
      (indent === of && !item) ||
      // Between two columns: the next key in the right column doesn't belong to a stray one.
      (of > margin && indent === inner && SERVICE_KEYS.has(key))
    ) {
      by = 0;
      of = 0;
      if (indent < margin) break;
    }
    if (key && indent === margin && !SERVICE_KEYS.has(key)) owner = key;
    if (by > 0) edits.push(moved(line, by));
  }
  const [edit] = edits;
  if (!edit) return undefined;
  const [name = 'a service'] = names;
  const whose = names.length > 1 ? `${names.length} services` : `\`${name.slice(0, 40)}\``;
  return {
    code: 'indentation',
    at: edit.from,
    sentence: `Keys of ${whose} aren't indented under the name`,
    hint: 'Line up the keys of a service in one column, indented further than its name.',
    label: 'Indent them',
    edits,
  };
}
