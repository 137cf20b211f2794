import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inParallel } from 'doc-walk/read';
import { cardFor } from '../../../lib/cards.ts';
import { codeVersion, Kept } from '../kept.ts';
import { cardPng, cardProblems, cardSvg } from './draw.ts';
import { rulesFor } from '../pictures/rules.ts';
import type { Drawing } from '../pictures/file.ts';
import type { CardFacts } from './facts.ts';

/**
 * Draws the picture for link previews of every page, reusing those from the previous build. Throws if a text is
 * too long for its card.
 */
export async function writeCards(
  outDir: string,
  facts: ReadonlyMap<string, CardFacts>,
  cacheDir: string,
  pictures: ReadonlyMap<string, Drawing>,
  css: string,
): Promise<void> {
  const code = codeVersion(fileURLToPath(new URL('.', import.meta.url)));
  const tokens = fs.readFileSync(new URL('../../../css/tokens.css', import.meta.url), 'utf8');
  const kept = new Kept(path.join(cacheDir, 'cards'), code + tokens);
  fs.mkdirSync(path.join(outDir, 'img/cards'), { recursive: true });
  // Two at a time, so one is rendered while the other is written.
  await inParallel([...facts], 2, async ([route, card]) => {
    const problems = cardProblems(card);
    if (problems.length > 0) throw new Error(`card of ${route}: ${problems.join(', ')}`);
    const drawing = pictures.get(card.picture ?? '')?.svg ?? card.drawing ?? '';
    const rules = rulesFor(drawing, css);
    const svg = cardSvg({ ...card, drawing: rules === undefined ? '' : drawing }, rules);
    const png = kept.find(svg) ?? kept.keep(svg, await cardPng(svg));
    fs.writeFileSync(path.join(outDir, cardFor(route)), png);
  });
  kept.prune();
}
