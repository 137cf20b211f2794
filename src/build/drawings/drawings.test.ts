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
