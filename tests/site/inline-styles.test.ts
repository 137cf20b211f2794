import { describe, expect, it } from 'vitest';
import { load } from 'cheerio';
import { builtFiles, readOut } from './pages';

/** Every style attribute that pages may have: a form, and why it cannot be a class. */
const ALLOWED: readonly (readonly [RegExp, string])[] = [
  [/^text-align:(?:left|right|center)$/, 'Markdown aligns the cells of a table'],
  [
    /^(?:background-)?color:var\(--[a-z-]+\)(?:;background-color:var\(--[a-z-]+\))?$/,
    'code colours',
  ],
  [/^--prism-color:var\(--ink\);--prism-background-color:var\(--surface\)$/, 'code colours'],
  [/^display:inline-block$/, 'an empty line of code keeps its height'],
];

describe('the pages', () => {
  it('have only the style attributes that are listed, and no style element', () => {
    const found = new Map<string, string>();
    let elements = 0;
    const pages = builtFiles().filter((file) => file.endsWith('.html'));
    for (const file of pages) {
      const $ = load(readOut(file));
      elements += $('style').length;
      $('[style]').each((_, element) => {
        found.set($(element).attr('style') ?? '', file);
      });
    }
    expect(pages.length).toBeGreaterThan(170);
    expect(elements).toBe(0);
    const unknown = [...found].filter(([style]) => !ALLOWED.some(([form]) => form.test(style)));
    expect(unknown).toEqual([]);
  });

  it('name nothing to load in a style attribute', () => {
    for (const [form] of ALLOWED) expect(form.source).not.toContain('url');
  });
});
