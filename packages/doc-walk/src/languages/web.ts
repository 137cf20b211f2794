import { parse as parseCss, lexer, walk } from 'css-tree';
import { parse as parseHtml, parseFragment } from 'parse5';
import { inParallel } from '../parallel.ts';
import { runProcess } from '../process.ts';
import { parsePage } from '../blocks.ts';
import { each, type Language, LineError, problemAt, verdict } from './language.ts';

/** parse5 reports these for fragments and pages that are fine for a reader. */
const HARMLESS = new Set(['missing-doctype']);

/** HTML: the living standard's parser, and its errors count. */
export const html: Language = {
  id: 'html',
  names: ['html', 'htm'],
  reach: () => 'parsed',
  check: each('parse5', 'parsed', (unit) => {
    const options = {
      sourceCodeLocationInfo: true,
      onParseError: (error: { code: string; startLine: number }) => {
        if (!HARMLESS.has(error.code)) throw new LineError(error.code, error.startLine);
      },
    };
    if (/<html[\s>]|<!doctype/i.test(unit.text)) parseHtml(unit.text, options);
    else parseFragment(unit.text, options);
  }),
};

/** CSS: syntax, and values of known properties. */
export const css: Language = {
  id: 'css',
  names: ['css'],
  reach: () => 'parsed',
  check: each('css-tree', 'parsed', (unit) => {
    const tree = parseCss(unit.text, {
      positions: true,
      onParseError: (error) => {
        throw new LineError(error.message, (error as unknown as { line: number }).line);
      },
    });
    walk(tree, (node) => {
      if (node.type !== 'Declaration' || node.property.startsWith('--')) return;
      const { error } = lexer.matchProperty(node.property, node.value);
      if (error && error.name === 'SyntaxMatchError') {
        throw new LineError(
          `${node.property}: ${error.message.split('\n')[0]}`,
          node.loc?.start.line ?? 1,
        );
      }
    });
  }),
};

/** XML: well-formed by libxml. */
export const xml: Language = {
  id: 'xml',
  names: ['xml', 'svg'],
  reach: () => 'parsed',
  tools: ['xmllint'],
  check: (units, context) =>
    inParallel(units, context.width, async (unit) => {
      const ended = await runProcess('xmllint', ['--noout', '--nonet', '-'], { input: unit.text });
      const match = /-:(\d+): (.*)/.exec(ended.stderr);
      const problems =
        ended.status === 0
          ? []
          : [problemAt(unit, Number(match?.[1] ?? 1), match?.[2] ?? ended.stderr, 'xmllint')];
      return verdict('parsed', 'parsed', ['xmllint'], problems);
    }),
};

/** MDX, parsed like the site's pages. Any Markdown passes. */
export const markdown: Language = {
  id: 'markdown',
  names: ['md', 'markdown', 'mdx'],
  reach: () => 'parsed',
  check: each('remark-mdx', 'parsed', (unit) => {
    if (unit.lang === 'mdx') parsePage(unit.text);
  }),
};
