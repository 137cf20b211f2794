import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFeedPictures } from './feed-pictures.ts';
import { Kept } from './kept.ts';

it('stops at a drawing whose styles it cannot take along, which readers would see as black shapes', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feed-'));
  const page = path.join(folder, 'blog/a/index.html');
  fs.mkdirSync(path.dirname(page), { recursive: true });
  fs.writeFileSync(
    page,
    '<article class="post"><div id="__blog-post-container"><svg class="chart" role="img" viewBox="0 0 4 4"><path d="M0 0h4"/></svg></div></article>',
  );
  const kept = new Kept(path.join(folder, 'kept'), '1');
  await expect(writeFeedPictures(folder, '.chart path{fill:none}', kept)).rejects.toThrow(
    '/img/feeds/blog-a-1.png: its drawing takes styles from around it',
  );
  fs.rmSync(folder, { recursive: true });
});
