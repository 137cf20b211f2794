import fs from 'node:fs';
import path from 'node:path';
import type { Node, Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import YAML from 'yaml';
import { limitText } from '../../../lib/limits.ts';
import type { SymptomArea, SymptomPage } from '../../../lib/symptoms/index.ts';
import { filesBelow } from '../../files.ts';
import { sidebarOf } from '../../content/sidebar.ts';
import { fillTokens } from '../../content/tokens/index.ts';
import { componentsIn, giveData } from '../component-data/index.ts';
import { LOOKED_UP, lookedUpRows } from '../row-ids/index.ts';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** The front matter of a source. */
const frontOf = (source: string): string => /^---\n([\s\S]*?)\n---\n/.exec(source)?.[1] ?? '';

/**
 * The troubleshooting tables of a source. They are parsed alone, because whole pages would take seconds of
 * each build.
 */
const tablesOf = (source: string): string =>
  (source.match(/(?:^\|.*\n)+/gm) ?? [])
    .filter((table) => LOOKED_UP.has(table.split('|')[1]?.trim() ?? ''))
    .join('\n');

/**
 * Everything the troubleshooting page takes from other pages, unparsed, so that it follows their changes
 * although the bundler sees no dependency.
 */
export const symptomSources = (root: string): string =>
  filesBelow(path.join(root, 'docs'))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .map((source) => tablesOf(source) && `${frontOf(source)}\n${tablesOf(source)}`)
    .join('\n');

/** A cell as plain text, with its code between backticks, and each limit as readers see it. */
function shown(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'mdxJsxTextElement' && node.name === 'Limit') {
    const of = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'of');
    return limitText(typeof of?.value === 'string' ? of.value : '');
  }
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(shown).join('') : '';
}

/** The troubleshooting rows of a page's source. `cause` is the column with that name in its table. */
export function symptomsIn(source: string, file: string): SymptomPage['rows'] {
  const tree = parser.parse(fillTokens(tablesOf(source), file));
  return lookedUpRows(tree).map(({ id, row, table }) => {
    const heads = table.children[0]?.children.map((cell) => shown(cell)) ?? [];
    const cause = heads.findIndex((head) => /cause|suspect|likely/.test(head));
    const [see, why] = [row.children[0], row.children[Math.max(cause, 1)]];
    return [id, see ? shown(see) : '', why ? shown(why) : ''];
  });
}

/** The page for a sidebar id, with its rows. */
function pageOf(root: string, id: string): SymptomPage {
  const file = `docs/${id}.mdx`;
  const source = fs.readFileSync(path.join(root, file), 'utf8');
  const { title, sidebar_label: label = title } = YAML.parse(fillTokens(frontOf(source), file)) as {
    title: string;
    sidebar_label?: string;
  };
  const to = `/docs/${id.replace(/(^|\/)index$/, '$1')}`.replace(/\/?$/, '/');
  return { to, label, rows: symptomsIn(source, file) };
}

type Items = ReturnType<typeof sidebarOf>;

/** The pages under a sidebar entry, starting with the one its label links to. */
function idsIn(item: Items[number]): string[] {
  if (typeof item === 'string') return [item];
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...(item.items as Items).flatMap(idsIn)];
}

/** Every troubleshooting row of the documentation by area and page, both in sidebar order. */
export function symptomAreas(root: string): SymptomArea[] {
  return sidebarOf('docs').flatMap((item) => {
    if (typeof item === 'string' || item.type !== 'category') return [];
    const pages = idsIn(item)
      .map((id) => pageOf(root, id))
      .filter(({ rows }) => rows.length > 0);
    return pages.length > 0 ? [{ area: item.label ?? '', pages }] : [];
  });
}

/**
 * A remark plugin that gives `<Symptoms />` the rows of all pages, so that each row is only written on its
 * own page.
 */
export default function symptoms(options: { root?: string } = {}) {
  return (tree: Node): void => {
    for (const component of componentsIn(tree, { Symptoms: true })) {
      giveData(component, symptomAreas(options.root ?? process.cwd()));
    }
  };
}
