import { describe, expect, it } from 'vitest';
import { unitsOf } from './units.ts';
import { blocksOf } from './blocks.ts';

const page = `---
title: Page
---

import Tabs from '@theme/Tabs';

## Heading {#anchor}

<Tabs>
  <TabItem value="a">

  1. Step

     \`\`\`yaml title="compose.yaml"
     services: {}
     \`\`\`

  </TabItem>
</Tabs>

:::note

~~~bash run
echo '{product.slug}'
~~~

:::

<details>
<summary>Answer</summary>

\`\`\`text output
shop
\`\`\`

</details>
`;

const blocks = (source: string) => blocksOf('docs/page.mdx', source);

describe('the walk over a page', () => {
  it('finds fences in tabs, lists, admonitions and details, with their lines', () => {
    const { blocks: found, problems } = blocks(page);
    expect(problems).toEqual([]);
    expect(found.map(({ lang, line }) => `${lang} ${line}`)).toEqual([
      'yaml 14',
      'bash 23',
      'text 32',
    ]);
  });

  it('takes away the indentation of a list', () => {
    expect(blocks(page).blocks[0]?.text).toBe('services: {}');
  });

  it('fills in placeholders as it is told to', () => {
    const fill = (text: string) => text.replace('{product.slug}', 'shop');
    expect(blocksOf('docs/page.mdx', page, fill).blocks[1]?.text).toBe("echo 'shop'");
  });

  it('keeps the backslashes of a meta string', () => {
    const [block] = blocks('```bash exempt="the sign \\" is text"\nx\n```').blocks;
    expect(block?.meta.exempt).toBe('the sign " is text');
  });

  it('fails a fence without a language at its line', () => {
    expect(blocks('a\n\n```\nx\n```').problems).toMatchObject([{ line: 3 }]);
  });

  it('fails a page that is no MDX at the line of the mistake', () => {
    expect(blocks('a\n\n<Tabs>\n').problems).toMatchObject([{ file: 'docs/page.mdx', line: 3 }]);
  });
});

describe('units', () => {
  const unitsIn = (source: string) => unitsOf(blocks(source).blocks);

  it('give an output to the block before it', () => {
    const { units } = unitsIn(page);
    expect(units.map((unit) => [unit.lang, unit.output?.text !== undefined])).toEqual([
      ['yaml', false],
      ['bash', true],
    ]);
  });

  it('join blocks of one name and know the line of each', () => {
    const { units } = unitsIn(
      '```js name="a.js"\none\ntwo\n```\n\ntext\n\n```js name="a.js"\nthree\n```',
    );
    expect(units).toHaveLength(1);
    expect(units[0]?.text).toBe('one\ntwo\nthree');
    expect([1, 2, 3].map((line) => units[0]?.at(line).line)).toEqual([2, 3, 9]);
  });

  it('refuse one name in two languages', () => {
    expect(unitsIn('```js name="a"\nx\n```\n\n```css name="a"\nx\n```').problems).toMatchObject([
      { line: 5 },
    ]);
  });

  it('refuse an output before any block, and a second one', () => {
    expect(unitsIn('```text output\nx\n```').problems).toMatchObject([{ line: 1 }]);
    expect(
      unitsIn('```bash\nx\n```\n\n```text output\nx\n```\n\n```text output\ny\n```').problems,
    ).toMatchObject([{ line: 9 }]);
  });
});
