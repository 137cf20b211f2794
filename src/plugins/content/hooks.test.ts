import { expect, it } from 'vitest';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { markdownHooks } from './index.ts';

it('keeps other words for sections out of what a page carries', async () => {
  const fileContent = `---\ntitle: Town\ndescription: ${'A town with a pier. '.repeat(3)}\nsections:\n  pier: quay\n---\n`;
  const parsed = await markdownHooks(process.cwd()).parseFrontMatter?.({
    filePath: `${process.cwd()}/docs/town.mdx`,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  expect(parsed?.frontMatter).toMatchObject({ title: 'Town' });
  expect(parsed?.frontMatter).not.toHaveProperty('sections');
});
