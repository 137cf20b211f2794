import fs from 'node:fs';
import path from 'node:path';
import { parse, walk } from 'css-tree';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Every file below a folder with one of the endings, as paths from the root. */
const files = (folder: string, endings: RegExp): string[] =>
  fs
    .readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && endings.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

const sheets = files('src', /\.css$/);
const code = files('src', /\.(tsx?|mts|svg|mdx)$/);
const content = ['docs', 'learn', 'blog'].flatMap((folder) => files(folder, /\.mdx?$/));
// Values come from packages too: the planner names the class of a changed line.
const codeText = [...code, ...files('packages', /(?<!test)\.ts$/)].map(read).join('\n');

interface Names {
  classes: Set<string>;
  set: Set<string>;
  read: Set<string>;
}

/** The classes that a style sheet names itself, and the custom properties it sets and reads. */
function namesIn(css: string): Names {
  const names: Names = { classes: new Set(), set: new Set(), read: new Set() };
  walk(parse(css, { parseCustomProperty: true }), function visit(node) {
    // `:global(…)` names classes of other files.
    if (node.type === 'PseudoClassSelector' && node.name === 'global') return walk.skip;
    if (node.type === 'ClassSelector') names.classes.add(node.name);
    if (node.type === 'Declaration' && node.property.startsWith('--')) names.set.add(node.property);
    if (node.type === 'Function' && node.name === 'var') {
      const first = node.children.first;
      if (first?.type === 'Identifier') names.read.add(first.name);
    }
    return undefined;
  });
  return names;
}

/** The CSS modules that a text of `file` imports, with the names it gives them. */
const importsOf = (file: string, text: string) =>
  [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
    ([, name = '', target = '']) => ({
      name,
      sheet: target.startsWith('@site/')
        ? target.slice('@site/'.length)
        : path.join(path.dirname(file), target),
    }),
  );

const importers = code.flatMap((file) => {
  const text = read(file);
  return importsOf(file, text).map((imported) => ({ ...imported, file, text }));
});

describe('a class of a CSS module', () => {
  const modules = sheets.filter((sheet) => sheet.endsWith('.module.css'));

  it.each(modules)('%s is read by a component that imports it', (sheet) => {
    const readers = importers.filter((importer) => importer.sheet === sheet);
    expect(readers).not.toEqual([]);
    const isRead = (className: string) =>
      readers.some(
        ({ name, text }) =>
          new RegExp(String.raw`\b${name}(\.${className}\b|\[['"\x60]${className}['"\x60]\])`).test(
            text,
          ) ||
          // `styles[kind]` reads the class named by a value, which appears somewhere as a text.
          (new RegExp(String.raw`\b${name}\[\w`).test(text) &&
            new RegExp(`['"]${className}['"]`).test(codeText)),
      );
    const unread = [...namesIn(read(sheet)).classes].filter((className) => !isRead(className));
    expect(unread).toEqual([]);
  });

  it('exists if a component reads it', () => {
    const missing = importers.flatMap(({ name, sheet, file, text }) => {
      const { classes } = namesIn(read(sheet));
      return [...text.matchAll(new RegExp(String.raw`\b${name}\.(?!module\b)(\w+)`, 'g'))]
        .map(([, className = '']) => className)
        .filter((className) => !classes.has(className))
        .map((className) => `${file}: ${name}.${className}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('a custom property', () => {
  const all = sheets.map((sheet) => namesIn(read(sheet)));
  const set = new Set(all.flatMap((names) => [...names.set]));
  const readBySheets = new Set(all.flatMap((names) => [...names.read]));
  const framework = [
    'infima/dist/css/default/default.css',
    ...files('node_modules/@docusaurus/theme-classic/lib', /\.css$/).map((file) =>
      file.replace('node_modules/', ''),
    ),
    ...files('node_modules/@docusaurus/theme-common/lib', /\.css$/).map((file) =>
      file.replace('node_modules/', ''),
    ),
  ].map((file) => read(path.join('node_modules', file)));
  const ofFramework = namesIn(framework.join('\n'));

  it('is read somewhere, by the site or by the framework', () => {
    const unread = [...set].filter(
      (name) =>
        !readBySheets.has(name) &&
        !ofFramework.read.has(name) &&
        !codeText.includes(`var(${name})`),
    );
    expect(unread).toEqual([]);
  });

  it('is set if it is read', () => {
    const unset = [...readBySheets].filter(
      (name) =>
        !set.has(name) &&
        !ofFramework.set.has(name) &&
        !new RegExp(`['"]${name}['"]`).test(codeText),
    );
    expect(unset).toEqual([]);
  });
});

describe('a component', () => {
  const texts = [...code, ...content].map((file) => ({ file, text: read(file) }));
  const folders = files('src/components', /^index\.tsx$/).map((file) => path.dirname(file));

  it.each(folders)('%s is used outside its folder', (folder) => {
    const name = path.basename(folder);
    const users = texts.filter(
      ({ file, text }) =>
        !file.startsWith(`${folder}/`) &&
        new RegExp(
          String.raw`['"](@site/src/components/[\w/]*|[./\w]*\.\./[\w/]*|\./)${name}['"/]`,
        ).test(text),
    );
    expect(users.map(({ file }) => file)).not.toEqual([]);
  });
});
