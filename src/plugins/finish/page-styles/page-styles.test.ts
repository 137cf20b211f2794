import { describe, expect, it } from 'vitest';
import { withSheet } from './index.ts';
import { sheetKind } from './kinds.ts';
import { Places } from './places.ts';
import { idsOf, parseSheet, reduceSheet } from './reduce.ts';

const PAGE = `<html><body id="top"><nav class="bar bar--dark"><a class="bar__link" href="/">A</a></nav>
<main><p>Text <code>code</code></p><noscript><ul class="plain"></ul></noscript></main></body></html>`;

function sheetFor(css: string, html = PAGE): string {
  const places = new Places(idsOf(parseSheet(css)));
  places.add(html);
  return reduceSheet(parseSheet(css), (selector) => places.has(selector), new Set());
}

describe('the sheet of a page', () => {
  it.each([
    ['.bar', 'a class'],
    ['.bar.bar--dark', 'two classes of one element'],
    ['nav>a', 'a child'],
    ['body .bar__link:hover', 'a state'],
    ['[data-theme=dark] .bar', 'an attribute that scripts set'],
    ['.bar:not(.bar--hidden)', 'a class that may be absent'],
    [':is(.none,.bar) a', 'one of a list'],
    ['#top p', 'an id'],
    [':root', 'the root'],
    ['p+p', 'a sibling'],
    ['p::before', 'a pseudo-element'],
    ['.plain', 'what is shown without scripts'],
    ['.load-failure button', 'a message that scripts show'],
    ['*', 'everything'],
  ])('keeps %s: %s', (selector) => {
    expect(sheetFor(`${selector}{color:red}`)).toBe(`${selector}{color:red}`);
  });

  it.each([
    '.absent',
    '.bar.absent',
    'nav>p',
    'main .bar__link',
    '.bar .bar--dark',
    '#other',
    ':is(.none,.other) a',
    'table td',
  ])('drops %s', (selector) => expect(sheetFor(`${selector}{color:red}`)).toBe(''));

  it('keeps the order, layers and conditions of the remaining rules, and drops empty ones', () => {
    expect(
      sheetFor(
        '@layer a,b;@layer b{.bar{color:red}.absent{top:0}}@media print{.absent{top:0}}@media print{p{top:0}}.absent,a{left:0}',
      ),
    ).toBe('@layer a,b;@layer b{.bar{color:red}}@media print{p{top:0}}a{left:0}');
  });

  it('drops custom properties and animations that nothing left refers to, and those that only they referred to', () => {
    expect(
      sheetFor(
        ':root{--a:var(--b);--b:1px;--c:2px;--d:var(--c)}p{top:var(--d)}.absent{animation:spin 1s;left:var(--a)}@keyframes spin{to{top:0}}',
      ),
    ).toBe(':root{--c:2px;--d:var(--c)}p{top:var(--d)}');
  });

  it("drops the framework's values that the site's own replace on the root, and the order of layers without rules", () => {
    expect(
      sheetFor(
        '@layer a{:root{--a:1px;--b:1px}html[data-theme=dark]{--a:2px}p{--a:3px}}@layer x,y;:root{--a:4px}p{top:var(--a);left:var(--b)}',
      ),
    ).toBe('@layer a{:root{--b:1px}p{--a:3px}}:root{--a:4px}p{top:var(--a);left:var(--b)}');
  });

  it('keeps values that the site replaces under a condition only', () => {
    const css =
      '@layer a{:root{--a:1px}}@media print{:root{--a:2px}}[data-theme=dark]{--a:3px}p{top:var(--a)}';
    expect(sheetFor(css)).toBe(css);
  });

  it('keeps an animation that is used', () => {
    const css = 'p{animation:spin 1s}@keyframes spin{to{top:0}}';
    expect(sheetFor(css)).toBe(css);
  });
});

describe('kinds of sheets', () => {
  it.each([
    ['index.html', 'home'],
    ['docs/intro/index.html', 'docs'],
    ['docs/templates/index.html', 'docs'],
    ['docs/templates/ghost/index.html', 'templates'],
    ['learn/index.html', 'learn'],
    ['blog/index.html', 'lists'],
    ['blog/tags/go/index.html', 'lists'],
    ['learn/tags/go/index.html', 'tags'],
    ['blog/a-post/index.html', 'post'],
    ['hosting/index.html', 'hosting'],
    ['hosting/alternative-to-render-eu/index.html', 'comparison'],
    ['hosting/free-postgres-hosting-europe/index.html', 'landing'],
    ['404.html', 'plain'],
    ['search/index.html', undefined],
  ])('%s is of the kind %s', (file, kind) => expect(sheetKind(file)).toBe(kind));
});

describe('the link to the style sheet', () => {
  it.each([
    '<link rel="stylesheet" href="/assets/css/styles.0a1b.css" />',
    '<link rel=stylesheet href=/assets/css/styles.0a1b.css>',
  ])('is changed in %s', (link) => {
    expect(withSheet(`<head>${link}</head>`, '/assets/css/docs.9.css', 'a.html')).toBe(
      '<head><link rel="stylesheet" href="/assets/css/docs.9.css"></head>',
    );
  });

  it.each([
    ['is missing', '<head></head>'],
    ['has another form', '<link href=/assets/css/styles.0a1b.css rel=stylesheet>'],
    [
      'stands twice',
      '<link rel=stylesheet href=/a/styles.1.css><link rel=stylesheet href=/a/styles.2.css>',
    ],
  ])('throws with the page where it %s', (_case, html) => {
    expect(() => withSheet(html, '/x.css', 'docs/a/index.html')).toThrow(
      /^docs\/a\/index\.html: .* where once was expected/,
    );
  });
});
