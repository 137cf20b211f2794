import { composeKeys } from '../keyTable.ts';
import type { Edit } from '../types.ts';
import type { Line } from './lines.ts';
import type { Slip } from './types.ts';

const ODD = '\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000';
const NOTHING = /[\u200b\u2060\ufeff]/g;
const LEADING = new RegExp(`^[ ${ODD}]*(?:-[ ${ODD}]+)*`);
const BEHIND_COLON = new RegExp(`^([^#"']*?[\\w"']:)[${ODD} ]+`);
const TRAILING = new RegExp(`[${ODD} ]+$`);
const HAS_ODD = new RegExp(`[${ODD}]`);
const ANY = new RegExp(`[${ODD}\u200b\u2060\ufeff]`);
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/[\u200b\u2060\ufeff]/, 'zero-width'],
  [/[\u00a0\u202f]/, 'no-break'],
];

/** Spaces that YAML takes for letters, as word processors and web pages write them. */
export function oddSpaces(lines: readonly Line[]): Slip | undefined {
  const edits: Edit[] = [];
  for (const { text, at, number } of lines) {
    if (!ANY.test(text)) continue;
    const behind = BEHIND_COLON.exec(text);
    const from = behind?.[1]?.length ?? 0;
    for (const [start, found] of [
      [0, LEADING.exec(text)?.[0] ?? ''],
      [from, behind?.[0].slice(from) ?? ''],
      [text.search(TRAILING), TRAILING.exec(text)?.[0] ?? ''],
    ] as const) {
      if (!HAS_ODD.test(found)) continue;
      const plain = found.replace(new RegExp(`[${ODD}]`, 'g'), ' ');
      edits.push({ from: at + start, to: at + start + found.length, text: plain });
    }
    for (const match of text.matchAll(NOTHING)) {
      // Every parser reads the byte order mark at the start of a file.
      if (number === 1 && match.index === 0) continue;
      edits.push({ from: at + match.index, to: at + match.index + 1, text: '' });
    }
  }
  edits.sort((a, b) => a.from - b.from);
  const apart = edits.filter((edit, index) => edit.from >= (edits[index - 1]?.to ?? 0));
  const [first] = apart;
  if (!first) return undefined;
  const whole = lines.map(({ text }) => text).join('\n');
  const kind = NAMES.find(([test]) => test.test(whole))?.[1] ?? 'typographic';
  return {
    code: 'odd-spaces',
    at: first.from,
    sentence: `The file has ${kind} spaces, which YAML reads as letters`,
    hint: 'They look like plain ones and often come from a web page or word processor.',
    label: 'Write plain spaces',
    edits: apart,
  };
}

const KEYS = new Set(Object.values(composeKeys).flatMap((keys) => keys.map(({ key }) => key)));
/** Keys of the long forms of lists, which can follow a dash. */
const IN_LISTS = new Set(['target', 'published', 'type', 'source', 'path', 'protocol']);

/** `image:nginx`: YAML reads this as one word, because a space is missing. */
export function colonSpace(lines: readonly Line[]): Slip | undefined {
  const edits: Edit[] = [];
  const numbers: number[] = [];
  for (const { text, at, number } of lines) {
    const match = /^(\s*)(- +)?([A-Za-z_][\w-]*):(?=[^\s:/])/.exec(text);
    if (!match) continue;
    const key = match[3] ?? '';
    if (match[2] ? !IN_LISTS.has(key) : !KEYS.has(key) && !/^[A-Z][A-Z0-9_]+$/.test(key)) continue;
    edits.push({ from: at + match[0].length, to: at + match[0].length, text: ' ' });
    numbers.push(number);
  }
  const [first] = edits;
  if (!first) return undefined;
  const where = numbers.length === 1 ? `on line ${numbers[0] ?? 1}` : `on ${numbers.length} lines`;
  return {
    code: 'colon-space',
    at: first.from,
    sentence: `A space is missing after the colon ${where}`,
    hint: 'In YAML, a colon only ends a key if a space or the end of the line follows.',
    label: `Put ${numbers.length === 1 ? 'a space' : 'spaces'} after the colon`,
    edits,
  };
}
