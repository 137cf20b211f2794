import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cardFor } from '../../../site/cards.ts';
import { codeVersion, Kept } from '../kept.ts';
import { cardPng, cardProblems, cardSvg } from './draw.ts';
import type { CardFacts } from './facts.ts';

/**
 * The rules of a style sheet for the classes of a drawing; undefined where one
 * of them is about what is inside another, which the renderer does not know.
 */
function rulesFor(drawing: string, css: string): string | undefined {
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

/**
 * Draws the picture for link previews of every page; one that was drawn by the
 * build before is taken from there. Throws where a text does not fit its card.
 */
export function writeCards(
  outDir: string,
  facts: ReadonlyMap<string, CardFacts>,
  cacheDir: string,
): void {
  const code = codeVersion(fileURLToPath(new URL('.', import.meta.url)));
  const tokens = fs.readFileSync(new URL('../../../css/tokens.css', import.meta.url), 'utf8');
  const kept = new Kept(path.join(cacheDir, 'cards'), code + tokens);
  const styles = path.join(outDir, 'assets/css');
  const sheet = fs.readdirSync(styles).find((name) => name.startsWith('whole.'));
  const css = sheet ? fs.readFileSync(path.join(styles, sheet), 'utf8') : '';
  fs.mkdirSync(path.join(outDir, 'img/cards'), { recursive: true });
  for (const [route, card] of facts) {
    const problems = cardProblems(card);
    if (problems.length > 0) throw new Error(`card of ${route}: ${problems.join(', ')}`);
    const rules = rulesFor(card.drawing ?? '', css);
    const svg = cardSvg(rules === undefined ? { ...card, drawing: '' } : card, rules);
    fs.writeFileSync(
      path.join(outDir, cardFor(route)),
      kept.get(svg, () => cardPng(svg)),
    );
  }
  kept.prune();
}
