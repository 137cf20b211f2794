import type { Token, TokenStream } from 'prismjs';
import components from 'prismjs/components.json' with { type: 'json' };
import loadLanguages from 'prismjs/components/index.js';
import { Prism } from 'prism-react-renderer';

/**
 * Prism's grammars beyond the renderer's that code blocks may name. Grammars share and change one object, so
 * all are loaded here, in this order: a block has the same colours whichever page is compiled first.
 */
const LANGUAGES = [
  'bash',
  'csv',
  'diff',
  'dns-zone-file',
  'docker',
  'http',
  'ignore',
  'ini',
  'java',
  'nginx',
  'properties',
  'ruby',
];
Object.assign(globalThis, { Prism });
loadLanguages(LANGUAGES);

/** Prism's names for languages that fences call something else. */
const NAMES: Readonly<Record<string, string>> = {
  caddyfile: 'nginx',
  'dns-zone': 'dns-zone-file',
  env: 'bash',
  haproxy: 'nginx',
  systemd: 'ini',
};

/** The class of a token's colour by Prism's token type. Other tokens have the colour of text. */
const CLASSES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'ck-q': ['comment', 'prolog', 'cdata'],
    'ck-s': ['string', 'attr-value', 'char', 'inserted', 'url', 'scalar'],
    'ck-k': [
      'key',
      'atrule',
      'keyword',
      'property',
      'function',
      'tag',
      'selector',
      'builtin',
      'directive',
      'attr-name',
    ],
    'ck-n': ['number', 'boolean', 'constant', 'deleted', 'variable'],
    '': ['punctuation', 'operator'],
  }).flatMap(([name, types]) => types.map((type) => [type, name])),
);

/** A text as HTML, outside of attributes. */
export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Options, in which a browser would break a line after a hyphen. */
const OPTIONS = /(?<!\S)--[\w-]{1,30}/g;

const bound = (text: string, language: string): string =>
  language === 'bash' || language === 'sh'
    ? text.replace(OPTIONS, '<span class="ck-w">$&</span>')
    : text;

interface Piece {
  text: string;
  className: string;
}

function classOf(token: Token, inherited: string): string {
  const alias = token.alias ?? [];
  const types = [token.type, ...(Array.isArray(alias) ? alias : [alias])];
  const known = types.filter((type) => CLASSES.has(type)).at(-1);
  return known === undefined ? inherited : (CLASSES.get(known) ?? inherited);
}

function pieces(stream: TokenStream, inherited: string, into: Piece[]): Piece[] {
  if (typeof stream === 'string') {
    const last = into.at(-1);
    // Space has no colour, so it joins the text before it.
    if (last && (last.className === inherited || stream.trim() === '')) last.text += stream;
    else into.push({ text: stream, className: inherited });
  } else if (Array.isArray(stream)) {
    for (const part of stream) pieces(part, inherited, into);
  } else {
    pieces(stream.content, classOf(stream, inherited), into);
  }
  return into;
}

/** Only whole numbers have a colour: in `127.0.0.1` and `8080:80` Prism matches the beginning. */
const wholeNumbers = (found: readonly Piece[]): Piece[] =>
  found.map((piece, at) => {
    if (!/^\d[\d.,]*\s*$/.test(piece.text)) return piece;
    const before = found[at - 1]?.text ?? '';
    const after = /\s$/.test(piece.text) ? '' : (found[at + 1]?.text ?? '');
    const isPart = /[\w.:]$/.test(before) || /^[\w.:-]/.test(after);
    return isPart ? { ...piece, className: '' } : piece;
  });

/**
 * HTML of a code block in which tokens are `span`s of the classes `ck-q`, `ck-s`, `ck-k` and `ck-n`. An
 * unknown language is only escaped. Throws for one that Prism knows but `LANGUAGES` lacks.
 */
export function highlight(code: string, language: string): string {
  const name = NAMES[language] ?? language;
  const grammar = Prism.languages[name];
  if (!grammar && name in components.languages)
    throw new Error(
      `highlight: add '${name}' to LANGUAGES in src/plugins/remark/highlight/highlight.ts.`,
    );
  if (!grammar || name === 'text') return escapeText(code);
  // At the very end, Prism takes `uploads:` for a key only before a space.
  const found = wholeNumbers(pieces(Prism.tokenize(`${code}\n`, grammar), '', []));
  const html = found.map(({ text, className }) => {
    const inner = bound(escapeText(text), language);
    return className === '' ? inner : `<span class="${className}">${inner}</span>`;
  });
  return html.join('').replace(/\n(?=(?:<\/span>)?$)/, '');
}
