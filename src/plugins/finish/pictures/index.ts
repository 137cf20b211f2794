import fs from 'node:fs';
import path from 'node:path';
import { pictureView } from '../../../lib/comparison/pictures.ts';
import { COMPARED } from '../../../lib/cost/index.ts';
import { movesFrom } from '../../../lib/platforms/index.ts';
import { leadPictureFor, pictureFor, PICTURES } from '../../../lib/pictures.ts';
import type { CardFacts } from '../cards/facts.ts';
import { type Drawing, pictureFile, styleSources } from './file.ts';
import { moveFrom } from './move.ts';
import { rulesFor } from './rules.ts';
import { SWEPT_LATER, sweepDrawing, sweepFile } from './sweep.ts';

/** Pages whose figure appears in a list: posts and lessons. */
const isListed = (route: string): boolean =>
  /^\/(?:blog\/(?!archive|tags|authors|page)|learn\/(?:ship-it|foundations|proxies)\/)./.test(
    route,
  );

/** The pictures of comparison pages, by their site path. */
function comparisons(): [string, Drawing][] {
  const drawn: [string, Drawing][] = [];
  for (const platform of COMPARED) {
    for (const axis of SWEPT_LATER)
      drawn.push([sweepFile(platform, axis), { svg: sweepDrawing(platform, axis) }]);
    if (movesFrom(platform).length > 0)
      drawn.push([pictureView(platform).src, { svg: moveFrom(platform) }]);
  }
  return drawn;
}

/**
 * Every picture that pages load separately, by its site path: the drawings of posts and lessons as their
 * built pages show them, and those drawn from data. `css` is the whole style sheet of the site.
 */
export function picturesOf(
  pages: ReadonlyMap<string, CardFacts>,
  css: string,
): ReadonlyMap<string, Drawing> {
  const drawn = [...pages].flatMap(([route, { drawing: svg }]): [string, Drawing][] => {
    if (!isListed(route)) return [];
    if (!svg) throw new Error(`${route}: there is no figure for the lists that name the page`);
    const rules = rulesFor(svg, css);
    if (rules === undefined) throw new Error(`${route}: its figure takes styles from around it`);
    const drawing = { svg, css: rules };
    const lead: [string, Drawing][] = route.startsWith('/blog/')
      ? [[leadPictureFor(route), drawing]]
      : [];
    return [[pictureFor(route), { ...drawing, small: true }], ...lead];
  });
  return new Map([...drawn, ...comparisons()]);
}

/** Writes the pictures, and returns the policy that allows their own styles and nothing else. */
export function writePictures(outDir: string, pictures: ReadonlyMap<string, Drawing>): string {
  fs.mkdirSync(path.join(outDir, PICTURES), { recursive: true });
  for (const [name, picture] of pictures) {
    fs.writeFileSync(path.join(outDir, name), pictureFile(picture));
  }
  return `default-src 'none'; style-src ${styleSources([...pictures.values()]).join(' ')}`;
}
