import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { inParallel } from 'doc-walk/read';
import { feedPictureFor } from '../../lib/pictures.ts';
import { aloneSvg, cardPng } from './cards/draw.ts';
import type { Kept } from './kept.ts';
import { rulesFor } from './pictures/rules.ts';

/**
 * Writes the drawings of the posts as pictures, under the addresses from src/plugins/content/feed-items.
 * Throws if one can't be drawn.
 */
export async function writeFeedPictures(outDir: string, css: string, kept: Kept): Promise<void> {
  const posts = fs
    .readdirSync(path.join(outDir, 'blog'))
    .filter((name) => fs.existsSync(path.join(outDir, 'blog', name, 'index.html')));
  const drawings = posts.flatMap((name) => {
    const $ = load(fs.readFileSync(path.join(outDir, 'blog', name, 'index.html'), 'utf8'));
    return $('article.post #__blog-post-container svg[role=img]')
      .toArray()
      .map((svg, at) => ({ file: feedPictureFor(`/blog/${name}/`, at), svg: $.html(svg) }));
  });
  fs.mkdirSync(path.join(outDir, 'img/feeds'), { recursive: true });
  await inParallel(drawings, 2, async ({ file, svg }) => {
    const rules = rulesFor(svg, css);
    if (rules === undefined) throw new Error(`${file}: its drawing takes styles from around it`);
    const alone = aloneSvg(svg, rules);
    if (alone === '')
      throw new Error(`${file}: the font of the cards misses a sign of the drawing`);
    const png = kept.find(alone) ?? kept.keep(alone, await cardPng(alone));
    fs.writeFileSync(path.join(outDir, file), png);
  });
  kept.prune();
}
