import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import componentImports from './index.ts';

const compiled = async (mdx: string) =>
  String(await compile(mdx, { remarkPlugins: [componentImports] }));

describe('imports of components that few pages use', () => {
  it('are imported once if a page uses them', async () => {
    const code = await compiled('<WorkedBill id="a" /> and <WorkedBill id="b" />\n');
    expect(code.match(/import .*/g)).toEqual([
      expect.stringContaining('jsx'),
      'import {default as WorkedBill} from "@site/src/components/pricing/WorkedBill";',
    ]);
  });

  it('name another export of a file', async () => {
    expect(await compiled('<BillTotal id="a" />\n')).toContain(
      'import {BillTotal} from "@site/src/components/pricing/WorkedBill";',
    );
  });

  it('are absent for components of every text', async () => {
    expect(await compiled('<Price of="size.nano" />\n')).not.toContain('@site');
  });
});
