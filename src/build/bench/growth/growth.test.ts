import { describe, expect, it } from 'vitest';
import { checkFrontMatter } from '../../content/front-matter/index.ts';
import { generatedPage } from './pages.ts';
import { measureRun, memoryOf } from './run.ts';

describe('growth', () => {
  it('generates pages that differ, with headings, code and tables', () => {
    const page = generatedPage(7);
    expect(page).not.toBe(generatedPage(8));
    expect(page).toContain('title: Generated page 7');
    expect(page.match(/^## /gm)).toHaveLength(4);
    expect(page.length).toBeGreaterThan(4000);
    expect(() =>
      checkFrontMatter('docs', 'docs/generated/page-7.mdx', page, {
        title: 'Generated page 7',
        description: /description: (.*)/.exec(page)?.[1],
      }),
    ).not.toThrow();
  });

  it('measures time and output of a command', async () => {
    const run = await measureRun('node -e "console.log(40 + 2)"', process.cwd(), process.env);
    expect(run).toMatchObject({ status: 0 });
    expect(run.output).toContain('42');
    expect(run.cpu).toBeGreaterThan(0);
    expect(run.wall).toBeGreaterThan(0);
  });

  it('adds up the memory of a process and its children', () => {
    expect(memoryOf(process.pid)).toBeGreaterThan(20 * 2 ** 20);
  });
});
