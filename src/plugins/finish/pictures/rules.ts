import fs from 'node:fs';
import path from 'node:path';

/**
 * The rules of a style sheet for the classes of a drawing. Undefined if one of them depends on an ancestor
 * outside the drawing.
 */
export function rulesFor(drawing: string, css: string): string | undefined {
  const classes = [...drawing.matchAll(/\bclass="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const rules: string[] = [];
  for (const name of new Set(classes)) {
    for (const [rule, rest = ''] of css.matchAll(
      new RegExp(`\\.${name}(?![\\w-])([^{}]*)\\{[^{}]*\\}`, 'g'),
    )) {
      if (rest.trim() !== '') return undefined;
      rules.push(rule);
    }
  }
  return rules.join('');
}

/** The style sheet of the whole site as built, empty if there is none. */
export function wholeSheet(outDir: string): string {
  const folder = path.join(outDir, 'assets/css');
  const sheet = fs.readdirSync(folder).find((name) => name.startsWith('whole.'));
  return sheet ? fs.readFileSync(path.join(folder, sheet), 'utf8') : '';
}
