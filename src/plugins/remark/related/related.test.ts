import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { postsBySlug, resolveRelated } from './index.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'posts-'));
fs.writeFileSync(
  path.join(folder, 'a.mdx'),
  "---\nslug: why-NAME\ntitle: 'Why: NAME'\ndescription: A reason.\n---\n\nText.\n",
);
fs.writeFileSync(path.join(folder, 'tags.yml'), 'go: {}\n');
const posts = postsBySlug(folder, (source) => source.replaceAll('NAME', 'kai'));

describe('related posts', () => {
  it('carry address, title and description with tokens filled in', () => {
    expect(resolveRelated(['why-kai'], posts, 'b.mdx')).toEqual([
      { permalink: '/blog/why-kai/', title: 'Why: kai', description: 'A reason.' },
    ]);
  });

  it('that do not exist stop the build with the names of those that do', () => {
    expect(() => resolveRelated(['why-kia'], posts, 'b.mdx')).toThrow(
      "b.mdx: related post 'why-kia' does not exist. Posts: why-kai",
    );
  });
});
