import { describe, expect, it } from 'vitest';
import { withoutIdle } from './index.ts';

const SPRITE =
  '<svg style="display: none;"><defs>\n<symbol id="theme-svg-external-link" viewBox="0 0 24 24"><path d="M1 1"/></symbol>\n</defs></svg>';
const LOCALE = '<meta data-rh=true property=og:locale content=en>';
const ROOT = '<div id="__docusaurus">a</div>';

describe('what nobody reads', () => {
  it.each([
    ['the icon of external links and the language', ''],
    ['keywords too', '<meta data-rh=true name=keywords content="a, b">'],
  ])('is taken out of a page of the site: %s', (_, keywords) => {
    expect(withoutIdle(keywords + LOCALE + SPRITE + ROOT, 'a.html')).toBe(ROOT);
  });

  it('is removed, except the framework’s name on the home page', () => {
    const generator = '<meta name=generator content="Docusaurus v3.10.2">';
    const html = generator + LOCALE + SPRITE + ROOT;
    expect(withoutIdle(html, 'docs/index.html')).toBe(ROOT);
    expect(withoutIdle(html, 'index.html')).toBe(generator + ROOT);
  });

  it('is not looked for on a redirect', () => {
    expect(withoutIdle('<body>a</body>', 'a.html')).toBe('<body>a</body>');
  });

  it.each([
    ['the icon', LOCALE],
    ['the language', SPRITE],
  ])('throws with the page where %s is missing', (_, rest) => {
    expect(() => withoutIdle(rest + ROOT, 'docs/index.html')).toThrow(
      /^docs\/index\.html: .* matches 0 times/,
    );
  });
});
