import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkContent } from './index.ts';

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
afterAll(() => fs.rmSync(site, { recursive: true }));

async function problemsOf(body: string): Promise<string[]> {
  fs.mkdirSync(path.join(site, 'docs'), { recursive: true });
  const text = `---\ntitle: A page\ndescription: ${'What this page is for, in a sentence that is long enough to be found. '.repeat(2).trim()}\n---\n\n${body}\n`;
  fs.writeFileSync(path.join(site, 'docs/page.mdx'), text);
  return checkContent(site);
}

describe('the check of the content', () => {
  it('names a picture without a text, with its line', async () => {
    expect(await problemsOf('Text.\n\n![](a.png)')).toEqual([
      expect.stringMatching(/^docs\/page\.mdx:8: a picture has no alternative text/),
    ]);
    expect(await problemsOf('![Two hosts and a volume](a.png)')).toEqual([]);
  });

  it('finds no content in an empty folder', async () => {
    fs.rmSync(path.join(site, 'docs'), { recursive: true });
    expect(await checkContent(site)).toEqual([expect.stringContaining('no content found')]);
  });
});
