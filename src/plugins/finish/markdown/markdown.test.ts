import { describe, expect, it } from 'vitest';
import { toMarkdown } from './index.ts';

const of = (html: string) => toMarkdown(`<main>${html}</main>`, 'https://a.example/docs/x/').trim();

describe('a built page as Markdown', () => {
  it.each([
    [
      'a code block with language, title and the mark of an output',
      '<div class="theme-code-block language-bash code-output"><div class="title_a">run.sh</div><pre><code><span>a</span> <b>b</b>\n</code></pre><button>Copy</button></div>',
      '```bash title="run.sh" output\na b\n```',
    ],
    [
      'all tabs with their labels, the hidden ones too',
      '<div class="theme-tabs-container"><ul role=tablist><li role=tab>Go<li role=tab>Ruby</ul><div><div role=tabpanel><p>one</div><div role=tabpanel hidden><p>two</div></div></div>',
      '**Go:**\n\none\n\n**Ruby:**\n\ntwo',
    ],
    [
      'a folded answer under its summary',
      '<details><summary>Answer</summary><div><p>Forty-two.</div></details>',
      '**Answer**\n\nForty-two.',
    ],
    [
      'the heading of a folded part as a heading',
      '<details><summary><h3>Agency</h3><span>€20.00</span></summary><p>Four sites.</details>',
      '### Agency\n\n€20.00\n\nFour sites.',
    ],
    [
      'a drawing as its label, an icon not at all',
      '<figure><svg role=img aria-label="Two hosts"><path></svg><figcaption>Both</figcaption></figure><svg aria-hidden=true><path></svg>',
      '_Drawing: Two hosts_\n\nBoth',
    ],
    [
      'a table with its caption, and what a cell holds on one line',
      '<table><caption>Sizes</caption><thead><tr><th>a<th>b</thead><tr><th>x<small>y</small><td><p>1</p><p>2</p></table>',
      '_Sizes_\n\n| a | b |\n| - | - |\n| x y | 1 2 |',
    ],
    [
      'a table without a head with an empty one',
      '<table><tr><td>a<td>b</table>',
      '| | |\n| - | - |\n| a | b |',
    ],
    ['terms as a list', '<dl><div><dt>app<dd><code>web</code></div></dl>', '- **app**: `web`'],
    [
      'links whole',
      '<p><a href="#y">y</a><a href="/z/">z</a></p>',
      '[y](https://a.example/docs/x/#y) [z](https://a.example/z/)',
    ],
    [
      'a worked example to type over',
      '<h2 id=f>compose.yaml</h2><textarea aria-labelledby=f>services: {}</textarea>',
      '## compose.yaml\n\n```yaml title="compose.yaml"\nservices: {}\n```',
    ],
    [
      'the chosen one of a list',
      '<p><select><option>nano<option selected>micro</select></p>',
      'micro',
    ],
    [
      'a finding with its place, without its buttons',
      '<p><button>Line 12, column 5</button>: <code>pid</code> is refused</p><button>Delete</button>',
      'Line 12, column 5: `pid` is refused',
    ],
    ['words of boxes side by side apart', '<p><span>web</span><span>20</span></p>', 'web 20'],
    ['a figure and its unit with a plain space', '<p>30\u00a0GB</p>', '30 GB'],
    ['a word that may be broken as one', '<p><code>DATABASE_<wbr>URL</code></p>', '`DATABASE_URL`'],
  ])('has %s', (_, html, markdown) => {
    expect(of(html)).toBe(markdown);
  });

  it('leaves out what serves the use of the page', () => {
    const chrome =
      '<nav>Menu</nav><button>Copy</button><p role=status>9 found</p><a class=hash-link href="#a">#</a><footer class=theme-doc-footer>Edit</footer><span class=on-phones>twice</span><input><figure class=plate>drawn</figure>';
    expect(of(`${chrome}<p>kept</p>`)).toBe('kept');
  });
});
