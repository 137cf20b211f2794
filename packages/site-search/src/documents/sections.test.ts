import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

const page = (content: string) =>
  load(
    `<html><body><nav>Menu</nav><article><nav aria-label=Breadcrumbs>Docs</nav><div class="theme-doc-markdown markdown">${content}</div><footer>Edit</footer></article></body></html>`,
  );
const textOf = (content: string) => sectionsOf(page(content), ['[data-search-skip]'])[0]?.text;

describe('the text of a page', () => {
  test.each([
    ['cells', '<table><tr><td>db<td>option</table>', 'db\u00a0· option'],
    [
      'rows, and a table from the text around it',
      '<p>Sizes:</p><table><caption>To scale</caption><tr><th>size<th>€<tr><td>nano<td><td>2.50</table><p>Net.',
      'Sizes: To scale; size\u00a0· €; nano\u00a0· 2.50. Net.',
    ],
    ['list items', '<ul><li>one<li>two</ul>', 'one two'],
    ['blocks', '<div>one</div><p>two</p>three', 'one two three'],
    ['a note under a name', '<th>GHOST_URL<small>required</small>', 'GHOST_URL required'],
    ['boxes side by side', '<span>web</span><span>20</span>', 'web 20'],
    ['lines of code', '<pre><code>a<br>b<div>c</div><div>d</div></code></pre>', 'a b c d'],
  ])('parts %s', (_, content, text) => {
    expect(textOf(content)).toBe(text);
  });

  test.each([
    [
      'marked letters of a word',
      '<p>un<strong>like</strong>ly <code>PORT</code>s',
      'unlikely PORTs',
    ],
    ['coloured code', '<code><span>docker</span><span>-compose</span></code>', 'docker-compose'],
    ['a sum', '<p>€<span>2</span><span>.50</span> a month', '€2.50 a month'],
    ['a comment of React', '<p>Sizes of <!-- -->Redis<!-- -->, all', 'Sizes of Redis, all'],
  ])('does not part %s', (_, content, text) => {
    expect(textOf(content)).toBe(text);
  });

  test('leaves out controls, drawings, marks of headings and what asks for it', () => {
    const skipped =
      '<button>Copy</button><svg><text>27web</text></svg><script>x</script><p data-search-skip>checked</p><nav>A</nav>';
    expect(textOf(`${skipped}<p>kept</p>`)).toBe('kept');
  });
});

describe('the sections of a page', () => {
  const link = (id: string) => `<a class=hash-link href="#${id}">\u200B</a>`;

  test('have the next heading for a text where they have none', () => {
    const texts = sectionsOf(page('<h2 id=a>Costs</h2><h3 id=b>The smallest bill</h3><p>one</p>'));
    expect(texts.map(({ text }) => text)).toEqual(['Costs', 'The smallest bill', 'one']);
  });

  test('begin at headings of level 2 and 3, wherever they stand, and at defined terms', () => {
    const sections = sectionsOf(
      page(
        `<header><h1>Title</h1></header><p>intro</p><h2 id=a>First <code>x</code>${link('a')}</h2><p>one</p>` +
          `<div><section><h3 id=b>Second${link('b')}</h3><p>two</p></section></div>` +
          `<dl><div><dt id=c><a href="#c">Third</a><dd>three</div></dl>`,
      ),
    );
    expect(sections).toEqual([
      { heading: '', hash: '', text: 'intro' },
      { heading: 'First x', hash: '#a', text: 'one' },
      { heading: 'Second', hash: '#b', text: 'two' },
      { heading: 'Third', hash: '#c', text: 'three' },
    ]);
  });

  test('do not begin at what cannot be linked to, or is a letter alone', () => {
    const sections = sectionsOf(
      page('<h2 id=letter-a>A</h2><p>x<h3>Plain</h3><dl><dt>t<dd>d</dl>'),
    );
    expect(sections).toEqual([{ heading: '', hash: '', text: 'A x Plain t d' }]);
  });

  test('are told to be missing where the theme has changed', () => {
    expect(() => sectionsOf(load('<article><p>text</p></article>'))).toThrow('no text to search');
  });
});

test('a row with an id is a section by its message, and the text after the table is not its', () => {
  const table =
    '<table><tr><th>what you see<th>cause</tr><tr id=row-full><td><code>No space</code> left<td>full</tr></table>';
  expect(sectionsOf(page(`<h2 id=failures>If it fails</h2>${table}<p>After.`)).slice(1)).toEqual([
    { heading: 'If it fails', hash: '#failures', text: 'what you see\u00a0· cause. After.' },
    { heading: 'No space left', hash: '#row-full', text: 'full', row: true },
  ]);
});
