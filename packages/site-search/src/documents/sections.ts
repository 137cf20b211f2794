import type { CheerioAPI } from 'cheerio';
import type { SearchSection } from '../types.ts';

/** A node of the parsed page, as far as it's used here. */
interface Node {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: Node[];
}

/** Elements inside a word or a line of text. All others separate words. */
const INLINE = new Set(
  'a abbr b bdi cite code data del dfn em i ins kbd mark q s samp strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** What nobody searches for: controls, drawings, navigation within the page. */
const SKIPPED = ['script', 'style', 'svg', 'button', 'nav', 'input', '.hash-link'];

/** Marks the edge of an element that can be inside a word. */
const EDGE = '\u0001';

/** Mark the edges of a table and of its parts, and what an excerpt shows for them. */
const TABLE_EDGES: Readonly<Record<string, string>> = {
  table: '\u0002',
  tr: '\u0003',
  td: '\u0004',
  th: '\u0004',
};
const SHOWN: readonly [string, string][] = [
  ['\u0002', '. '],
  ['\u0003', '; '],
  ['\u0004', '\u00a0· '],
];

/**
 * A run of spaces and edges as one mark, or as a plain space at the start and the end of the text and after
 * punctuation.
 */
function oneMark(run: string, at: number, all: string): string {
  const mark = SHOWN.find(([edge]) => run.includes(edge))?.[1] ?? ' ';
  if (at === 0 || at + run.length === all.length) return ' ';
  return !mark.includes('·') && /[.:;?!,]/.test(all[at - 1] ?? '') ? ' ' : mark;
}

function tidy(text: string): string {
  return text
    .replace(new RegExp(`(?<=[\\p{L}\\p{N}])${EDGE}+(?=[\\p{L}\\p{N}])`, 'gu'), ' ')
    .replaceAll(EDGE, '')
    .replace(/\u200B/g, '')
    .replace(/[\s\u0002-\u0004]+/g, oneMark)
    .trim();
}

/** What separates an element's text from its neighbours'. */
function edgeOf(name: string, inCode: boolean): string {
  if (INLINE.has(name) || (inCode && name === 'span')) return '';
  return name === 'span' ? EDGE : (TABLE_EDGES[name] ?? ' ');
}

const textOf = ({ data = '', children = [] }: Node): string =>
  data + children.map((child) => (child.type === 'comment' ? '' : textOf(child))).join('');

/** The text of a heading that starts a section, because it can be linked to and is longer than a letter. */
function headingOf(node: Node): string | undefined {
  if (!/^(?:h[23]|dt)$/.test(node.name ?? '') || node.attribs?.id === undefined) return undefined;
  const text = tidy(textOf(node));
  return /[\p{L}\p{N}]{2}/u.test(text) ? text : undefined;
}

/**
 * Cuts a built page into its sections in order, the first without a heading. A table's row with an id is one
 * too. A space separates list items and blocks, a mark the cells and rows of a table. Removes what isn't
 * searched from the page. Throws if the page has no text element of the theme.
 */
export function sectionsOf($: CheerioAPI, ignored: readonly string[] = []): SearchSection[] {
  const root = $('article .markdown').first();
  if (root.length === 0) throw new Error('site-search: a page has no text to search');
  root.find([...SKIPPED, ...ignored].join(', ')).remove();
  const sections: SearchSection[] = [{ heading: '', hash: '', text: '' }];
  let current = sections[0];
  const write = (text: string) => {
    if (current) current.text += text;
  };
  /** A row that can be linked to is a section, and its first cell is the heading. */
  const takeRow = ({ attribs, children = [] }: Node) => {
    const [first, ...rest] = children.filter(({ name }) => name === 'td' || name === 'th');
    const heading = first ? tidy(textOf(first)) : '';
    const text = tidy(rest.map(textOf).join('\u0004'));
    sections.push({ heading, hash: `#${attribs?.id ?? ''}`, text, row: true });
  };
  const visit = (node: Node, inCode: boolean): void => {
    const { type, name = '', children = [] } = node;
    if (type === 'text') return write(node.data ?? '');
    if (type !== 'tag' || name === 'h1') return;
    const heading = headingOf(node);
    if (heading !== undefined) {
      current = { heading, hash: `#${node.attribs?.id ?? ''}`, text: '' };
      sections.push(current);
      return;
    }
    if (name === 'tr' && node.attribs?.id !== undefined) return takeRow(node);
    const edge = edgeOf(name, inCode);
    write(edge);
    for (const child of children) visit(child, inCode || name === 'code' || name === 'pre');
    write(edge);
  };
  for (const node of root.contents().toArray() as unknown as Node[]) visit(node, false);
  // A heading with another one right below it contains at least that one's text.
  return sections.map((section, at) => ({
    ...section,
    text: tidy(section.text) || (sections[at + 1]?.heading ?? ''),
  }));
}
