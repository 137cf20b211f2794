import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

describe('highlighting', () => {
  it.each([
    ['bash', 'echo "$HOME" # where <you> & I live\nfor f in *; do ls "$f"; done\n'],
    ['yaml', 'services:\n  web:\n    image: "nginx:1"\n    ports: [80, 443]\n'],
    ['sql', "SELECT count(*) FROM items WHERE name = 'a < b';"],
    ['caddyfile', 'example.com {\n\treverse_proxy app1:3000\n}'],
    ['text', 'a <b> & c'],
    ['nonsense', 'a <b> & c'],
  ])('keeps every character of %s', (language, code) => {
    expect(textOf(highlight(code, language))).toBe(code);
  });

  it.each([
    ['bash', '# note', '<span class="ck-q"># note</span>'],
    ['bash', 'x --a-b', 'x <span class="ck-w">--a-b</span>'],
    ['sql', 'SELECT', '<span class="ck-k">SELECT</span>'],
    ['json', '12', '<span class="ck-n">12</span>'],
    ['python', '"a"', '<span class="ck-s">"a"</span>'],
    ['js', 'a && b', 'a &amp;&amp; b'],
    ['text', 'a <b>', 'a &lt;b&gt;'],
    ['yaml', 'uploads:', '<span class="ck-k">uploads</span>:'],
    [
      'bash',
      'nc 127.0.0.1 80',
      '<span class="ck-k">nc </span>127.0.0.1 <span class="ck-n">80</span>',
    ],
    ['yaml', '- 8080:80', '- 8080:80'],
    [
      'sql',
      'LIMIT 10 OFFSET 5',
      '<span class="ck-k">LIMIT </span><span class="ck-n">10 </span><span class="ck-k">OFFSET </span><span class="ck-n">5</span>',
    ],
  ])('gives %s %s its colour', (language, code, html) => {
    expect(highlight(code, language)).toBe(html);
  });

  it('gives a block the same colours whatever was coloured before it', () => {
    // Before all grammars were loaded first, the HTTP grammar reloaded JavaScript's, in which `Number` has a
    // colour.
    const code = "import pg from 'pg';\nlisten(Number(process.env.PORT ?? 8080));";
    const alone = highlight(code, 'js');
    for (const language of ['http', 'ruby', 'java', 'nginx', 'bash']) highlight('a b: c', language);
    expect(highlight(code, 'js')).toBe(alone);
  });

  it('names the list that lacks a Prism language', () => {
    expect(() => highlight('1', 'cobol')).toThrow(/add 'cobol' to LANGUAGES/);
  });

  it('merges neighbours of one colour, and the space between them, into one element', () => {
    expect(highlight('SELECT DISTINCT', 'sql')).toBe('<span class="ck-k">SELECT DISTINCT</span>');
  });
});
