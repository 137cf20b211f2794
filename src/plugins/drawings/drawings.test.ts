import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import drawing from './loader.mjs';

const made = (source: string) => drawing.call({ resourcePath: 'docs/plan.svg' }, source);

describe('a drawing', () => {
  it('becomes a component: attributes as properties, the rest as text', () => {
    const code = made(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" stroke-width="2" class="wide"><title>A plan</title><path d="M1 1h7" class="line"/></svg>',
    );
    expect(code).toContain('{"strokeWidth":"2","className":"wide","viewBox":"0 0 9 9"}');
    expect(code).toContain('<title>A plan</title><path d=\\"M1 1h7\\" class=\\"line\\"/>');
  });

  it.each([
    ['no SVG', '<p>text</p>', /docs\/plan\.svg/],
    ['an empty one', '<svg xmlns="http://www.w3.org/2000/svg"/>', /docs\/plan\.svg: an <svg> with/],
    [
      'a style, which the policy refuses',
      '<svg xmlns="http://www.w3.org/2000/svg"><path style="mask:none" d="M1 1h7"/></svg>',
      /docs\/plan\.svg: the policy refuses styles/,
    ],
    [
      'an entity in a property',
      '<svg xmlns="http://www.w3.org/2000/svg" aria-label="A &amp; B"><path d="M1 1h7"/></svg>',
      /docs\/plan\.svg: write the aria-label/,
    ],
  ])('that is %s stops the build with its file', (_, source, message) => {
    expect(() => made(source)).toThrow(message);
  });
});

describe('the drawings of the pages', () => {
  const files = ['blog', 'docs', 'learn'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.svg'))
      .map((name) => path.join(folder, name)),
  );

  it('are there', () => {
    expect(files.length).toBeGreaterThan(40);
  });

  // The narrowest phone shows 420 units in 288 px, so 15 units are 10 px there, and 16 on a desktop.
  it.each(files)('%s is 420 units wide with letters of 15 to 17', (file) => {
    const source = fs.readFileSync(file, 'utf8');
    expect(/viewBox="0 0 (\S+) /.exec(source)?.[1]).toBe('420');
    const sizes = [...source.matchAll(/font-size="([^"]*)"/g)].map(([, size]) => Number(size));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.filter((size) => !(size >= 15 && size <= 17))).toEqual([]);
  });
});
