import type { Plate, Word, Words } from '#data/plates';
import { escapeText } from '../highlight/highlight.ts';

/** A word of the console. One that's chosen is bold, and one without a name is an empty line. */
function word(text: Word): string {
  if (text?.startsWith('>')) return `<b>${word(text.slice(1))}</b>`;
  return text ? escapeText(text) : '<i></i>';
}

const items = (words: Words, tag: string): string =>
  words.map((one) => `<${tag}>${word(one)}</${tag}>`).join('');

const pairs = (entries: readonly (readonly [string, string])[]): string =>
  `<dl>${entries.map(([name, value]) => `<div><dt>${word(name)}</dt><dd>${value}</dd></div>`).join('')}</dl>`;

const field = (value: Word | Words): string =>
  Array.isArray(value) ? items(value, 'span') : word(value);

type Part = 'tabs' | 'add' | 'list' | 'fields' | 'keys';

const PARTS: { readonly [Key in Part]: (part: NonNullable<Plate[Key]>) => string } = {
  tabs: (tabs) => `<ul class="plate-tabs">${items(tabs, 'li')}</ul>`,
  add: (entries) => `<div class="plate-add">Add<ul>${items(entries, 'li')}</ul></div>`,
  list: (rows) => `<ul>${rows.map((row) => `<li>${items(row, 'span')}</li>`).join('')}</ul>`,
  fields: (fields) =>
    pairs(Object.entries(fields).map(([name, value]) => [name, field(value)] as const)),
  keys: (keys) => `<p>${items(keys, 'span')}</p>`,
};

const drawPart = <Key extends Part>(key: Key, part: Plate[Key]): string =>
  part ? PARTS[key](part) : '';

/**
 * The inner HTML of a plate: the parts of the screen in the order in which they're written, then the caption
 * with its title block.
 */
export function drawPlate({ caption, block, ...parts }: Plate): string {
  const screen = (Object.keys(parts) as Part[]).map((key) => drawPart(key, parts[key])).join('');
  const named = Object.entries(block).map(([name, text]) => [name, word(text)] as const);
  return `<div>${screen}</div><figcaption><p>${escapeText(caption)}</p>${pairs(named)}</figcaption>`;
}
