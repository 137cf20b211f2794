import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { builtFiles, readOut } from './pages';

it('no page has a style attribute or a style element, which the policy refuses', () => {
  const pages = builtFiles().filter((file) => file.endsWith('.html'));
  const found = pages.flatMap((file) => {
    const $ = load(readOut(file));
    return $('[style], style')
      .toArray()
      .map((element) => `${file}: <${element.tagName} style="${$(element).attr('style')}">`);
  });
  expect(pages.length).toBeGreaterThan(170);
  expect(found).toEqual([]);
});
