import fs from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { authors } from '#data/authors';
import { type TagList, tags } from '#data/tags';
import { withBrand } from '../../lib/brand.ts';

const NOTE = '# Generated from data/ when the site is built. Change it there.\n';

function tagFile(list: TagList): string {
  return (
    NOTE +
    stringify(
      Object.fromEntries(
        Object.entries(list).map(([key, tag]) => [key, { ...tag, permalink: `/${key}` }]),
      ),
    )
  );
}

/**
 * Writes `blog/tags.yml`, `blog/authors.yml` and `learn/tags.yml` from data/. They are generated because the
 * framework reads these files itself, bypassing the hooks that fill in tokens.
 */
export function writeTagFiles(siteDir: string): void {
  const files = {
    'blog/tags.yml': tagFile(tags.blog),
    'blog/authors.yml': NOTE + withBrand(stringify(authors)),
    'learn/tags.yml': tagFile(tags.learn),
  };
  for (const [name, text] of Object.entries(files)) {
    const target = path.join(siteDir, name);
    if (!fs.existsSync(target) || fs.readFileSync(target, 'utf8') !== text) {
      fs.writeFileSync(target, text);
    }
  }
}
