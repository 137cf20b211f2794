import { createProcessor } from '@mdx-js/mdx';
import type { Heading, Node } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import foreignContents from './index.ts';

/** Sets each heading's id to its text in small letters, as the framework does before. */
const ids = () => (tree: Node) => {
  visit(tree, 'heading', (heading: Heading) => {
    const [text] = heading.children;
    const id = text?.type === 'text' ? text.value.toLowerCase() : '';
    heading.data = { id } as Heading['data'];
  });
};

const compile = async (value: string) =>
  String(await createProcessor({ remarkPlugins: [ids, foreignContents] }).process(value));

const TOC =
  'export const toc = [{ value: "Anbieter", id: "anbieter" }, { value: "Provider", id: "provider" }]';

describe('the contents of a page in two languages', () => {
  it('name the language of each heading that is in another one', async () => {
    const code = await compile(`<div lang="de">\n\n## Anbieter\n\n</div>\n\n## Provider\n\n${TOC}`);
    expect(code).toContain(String.raw`value: "<span lang=\"de\">Anbieter</span>"`);
    expect(code).toContain('value: "Provider"');
    expect(code).toMatch(/lang: "de",\s+children: "Anbieter"/);
    expect(code).not.toMatch(/lang: "de",\s+children: "Provider"/);
  });

  it('stay as they are on a page in one language', async () => {
    expect(await compile(`## Anbieter\n\n## Provider\n\n${TOC}`)).not.toContain('span');
  });
});
