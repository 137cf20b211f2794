import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { templateOf } from '../../../lib/templates.ts';
import templateData from './index.ts';

const element = (name: string, of: string) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [{ type: 'mdxJsxAttribute', name: 'of', value: of }],
  children: [],
  position: { start: { line: 9, column: 1 }, end: { line: 9, column: 9 } },
});

/** The data the step writes into an element, parsed. */
async function dataFor(name: string, of: string): Promise<unknown> {
  const node = element(name, of);
  const tree = { type: 'root', children: [node] } as Node;
  await templateData()(tree, { path: 'page.mdx' } as VFile);
  const data = node.attributes.find((attribute) => attribute.name === 'data');
  return data && JSON.parse(data.value);
}

describe('components of template pages', () => {
  it('are given their own template and no other', async () => {
    const text = JSON.stringify(await dataFor('TemplateFacts', 'ghost'));
    for (const image of Object.values(templateOf('ghost').images)) expect(text).toContain(image);
    expect(text).not.toContain('umami');
  });

  it.each(['Changes', 'Cost', 'Settings', 'Summary'])('get data as Template%s', async (name) => {
    expect(await dataFor(`Template${name}`, 'ghost')).toBeDefined();
  });

  it('get all templates as gallery', async () => {
    expect(JSON.stringify(await dataFor('TemplateGallery', ''))).toContain('Umami');
  });

  it('stop the build at an unknown template, with file and line', async () => {
    await expect(dataFor('TemplateCost', 'ghots')).rejects.toThrow(
      /^page\.mdx:9: there is no template 'ghots'/,
    );
  });

  it('leave other elements alone', async () => {
    expect(await dataFor('Price', 'size.nano')).toBeUndefined();
    expect(await dataFor('constructor', 'ghost')).toBeUndefined();
  });
});
