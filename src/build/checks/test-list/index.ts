import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A test that the list names, with the line it stands on. */
interface Named {
  line: number;
  file: string;
  /** Titles of groups and of the test, outermost first; none where the whole file is meant. */
  titles: string[];
}

const ENDINGS: Readonly<Record<string, string>> = {
  site: '.test.ts',
  serve: '.test.ts',
  unit: '.test.ts',
  search: '.test.ts',
  browser: '.spec.ts',
};

/** What a title holds where a value is filled in, and a name of the list where it is cut short. */
const ANY = '…';

const CELL = /^\| (?:[^|\\]|\\.)*\|((?:[^|\\]|\\.)*)\|/;
const FILE = /`([\w.-]+\/[\w./-]+)`: (.*?)(?=; `[\w.-]+\/[\w./-]+`: |\s*$)/g;
const NOTE = /\((?:and|all|both|the others|each)\b[^)]*\)/g;

/**
 * The tests that the tables of the list name: in each row's second cell a file in backquotes and a
 * colon, then its tests parted by semicolons, 'group › test'. A note in brackets counts those that
 * are not named.
 */
export function namedTests(list: string): Named[] {
  return list.split('\n').flatMap((row, index) =>
    [...(CELL.exec(row)?.[1] ?? '').matchAll(FILE)].flatMap(([, file = '', names = '']) =>
      names.split('; ').map((name) => ({
        line: index + 1,
        file,
        titles: name
          .replace(NOTE, '')
          .split('›')
          .map((title) => title.trim())
          .filter(Boolean),
      })),
    ),
  );
}

/** The files that a name of the list stands for: `browser/search` is tests/e2e/search.spec.ts, a folder all tests in it. */
function filesOf(root: string, name: string): string[] {
  const ending = ENDINGS[name.split('/', 1)[0] ?? ''];
  const base = path.join(root, ending ? `tests/${name}` : name);
  if (fs.existsSync(base + (ending ?? '.test.ts'))) return [base + (ending ?? '.test.ts')];
  if (!fs.existsSync(base)) return [];
  return fs
    .readdirSync(base)
    .filter((file) => /\.(?:test|spec)\.ts$/.test(file))
    .map((file) => path.join(base, file));
}

/** The titles of a file's groups and tests, with … for each value that is filled in. */
export function titlesOf(text: string): string[] {
  const source = ts.createSourceFile('tests.ts', text, ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  function titleOf(node: ts.Expression): string {
    if (ts.isStringLiteralLike(node)) return node.text.replace(/%[sdifjoO]|\$[\w.]+/g, ANY);
    if (!ts.isTemplateExpression(node)) return ANY;
    return node.head.text + node.templateSpans.map((span) => ANY + span.literal.text).join('');
  }
  function visit(node: ts.Node) {
    if (
      ts.isCallExpression(node) &&
      node.arguments.length > 1 &&
      /^(?:describe|it|test)\b/.test(node.expression.getText(source))
    )
      titles.push(titleOf(node.arguments[0] as ts.Expression));
    ts.forEachChild(node, visit);
  }
  visit(source);
  return titles;
}

const pattern = (text: string) =>
  new RegExp(
    `^${text
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll(` ${ANY}`, '.*')
      .replaceAll(ANY, '.*')}$`,
    's',
  );

/** What the list names and the tests do not have: a sentence each, with the line of the list. */
export function missingTests(root: string, list: string): string[] {
  const known = new Map<string, string[]>();
  return namedTests(list).flatMap(({ line, file, titles }) => {
    const files = filesOf(root, file);
    if (files.length === 0) return [`line ${line}: '${file}' is no test file`];
    if (!known.has(file))
      known.set(
        file,
        files.flatMap((name) => titlesOf(fs.readFileSync(name, 'utf8'))),
      );
    return titles
      .filter(
        (named) =>
          !known
            .get(file)
            ?.some((title) => pattern(title).test(named) || pattern(named).test(title)),
      )
      .map((named) => `line ${line}: '${file}' has no test or group '${named}'`);
  });
}
