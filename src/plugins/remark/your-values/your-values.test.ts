import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../lib/brand.ts';
import yourValues from './index.ts';

/** The types of a page's blocks, with components by name. */
function partsOf(source: string, file = 'docs/a.mdx'): string[] {
  const tree: Root = unified().use(remarkParse).parse(source);
  yourValues({ root: '/site' })(tree, new VFile({ path: `/site/${file}` }));
  return tree.children.map((part) => ('name' in part ? String(part.name) : part.type));
}

const COMMAND = `ssh shop@bastion.fsn.${brand.domain}`;

describe('the button of your values', () => {
  it('comes once, before the part with the first command that has a value', () => {
    const source = `Text\n\n1. one\n\n   \`\`\`bash\n   ${COMMAND}\n   \`\`\`\n\n\`\`\`bash\n${COMMAND}\n\`\`\`\n`;
    expect(partsOf(source)).toEqual(['paragraph', 'YourValues', 'list', 'code']);
  });

  it.each([
    ['a page without one', '```bash\nls\n```', 'docs/a.mdx'],
    ['a lesson', `\`\`\`bash\n${COMMAND}\n\`\`\``, 'learn/a.mdx'],
  ])('is not on %s', (_, source, file) => {
    expect(partsOf(source, file)).toEqual(['code']);
  });
});
