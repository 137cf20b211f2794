import fs from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { authors } from '../../../site/authors.ts';
import { blogTags, learnTags, type Tag } from '../../../site/tags.ts';

const NOTE = '# Generated from src/site when the site is built. Change it there.\n';

function tagFile(tags: Record<string, Tag>): string {
  return (
    NOTE +
    stringify(
      Object.fromEntries(
        Object.entries(tags).map(([key, tag]) => [key, { ...tag, permalink: `/${key}` }]),
      ),
    )
  );
}

/**
 * Writes `blog/tags.yml`, `blog/authors.yml` and `learn/tags.yml` from the typed
 * data. They are generated because the framework reads these files itself,
 * past the hooks that fill in tokens.
 */
export function writeTagFiles(siteDir: string): void {
  const files = {
    'blog/tags.yml': tagFile(blogTags),
    'blog/authors.yml': NOTE + stringify(authors),
    'learn/tags.yml': tagFile(learnTags),
  };
  for (const [name, text] of Object.entries(files)) {
    const target = path.join(siteDir, name);
    if (!fs.existsSync(target) || fs.readFileSync(target, 'utf8') !== text) {
      fs.writeFileSync(target, text);
    }
  }
}
