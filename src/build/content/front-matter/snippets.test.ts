import fs from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { frontMatterSnippets } from './snippets.ts';

const FILE = new URL('../../../../.vscode/front-matter.code-snippets', import.meta.url);

it('the completions of editors are those of the schema: npm run editor writes them', () => {
  // YAML, because the formatter writes commas behind last entries, as editors allow them there.
  expect(parse(fs.readFileSync(FILE, 'utf8'))).toEqual(frontMatterSnippets());
});

it('the level is chosen from three words, a list stands in brackets', () => {
  const { level, tags } = frontMatterSnippets();
  expect(level?.body).toEqual(['level: ${1|beginner,intermediate,advanced|}']);
  expect(tags?.body).toEqual(['tags: [$1]']);
});
