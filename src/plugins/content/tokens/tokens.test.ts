import { describe, expect, it } from 'vitest';
import { makeBrand } from '../../../lib/brand.ts';
import { fillTokens, UnknownTokenError } from './index.ts';
import { tokenValues } from './values.ts';

const values = tokenValues(makeBrand({ product: 'Nordkai', domain: 'nordkai.example' }));
const fill = (source: string) => fillTokens(source, 'docs/page.mdx', values);

describe('tokens', () => {
  it.each([
    ['prose', 'Use {product} today.', 'Use Nordkai today.'],
    ['a heading that ends with one', '## Why {product}', '## Why Nordkai'],
    ['a title that is only a token', '---\ntitle: {product}\n---\n', '---\ntitle: Nordkai\n---\n'],
    ['a slug', '---\nslug: why-{product.slug}\n---\n', '---\nslug: why-nordkai\n---\n'],
    [
      'a link',
      '[console]({product.consoleUrl}/new)',
      '[console](https://console.nordkai.example/new)',
    ],
    ['alt text', '![{product} plan](./a.svg)', '![Nordkai plan](./a.svg)'],
    ['a quoted attribute', '<A title="{product}" />', '<A title="Nordkai" />'],
    ['an attribute expression', '<A title={product} />', '<A title="Nordkai" />'],
    [
      'a code block',
      '```bash\nssh bastion.fsn.{product.domain}\n```',
      '```bash\nssh bastion.fsn.nordkai.example\n```',
    ],
    ['an assignment in a code block', '```bash\nA={product.slug}\n```', '```bash\nA=nordkai\n```'],
    ['a price', 'from {product.price.size.nano}', 'from €2.50'],
    ['a limit', 'up to {product.limit.app.replicas} replicas', 'up to 10 replicas'],
    ['two on a line', '{product} {product.slug}', 'Nordkai nordkai'],
    ['an own host', '{product.statusUrl}', 'https://status.nordkai.example'],
  ])('are filled in %s', (_where, source, expected) => {
    expect(fill(source)).toBe(expected);
  });

  it.each([
    ['JSX', '<A b={props.product} c={products} />'],
    ['an f-string', '```python\nf"{name} {product_id}"\n```'],
    ['a Caddy placeholder', '```\nlog {host} {http.request.uri}\n```'],
    ['an object', '{{product: 1}}'],
    ['an escape in prose', 'Write \\{product} in a page.'],
  ])('leave %s alone', (_where, source) => {
    expect(fill(source)).toBe(source);
  });

  it.each([
    ['a code block', '```mdx\nHello \\{product}\n```', '```mdx\nHello {product}\n```'],
    ['a code span', 'Write `\\{product.slug}` there.', 'Write `{product.slug}` there.'],
    [
      'front matter',
      '---\ntitle: The \\{product} token\n---',
      '---\ntitle: The {product} token\n---',
    ],
  ])('drop the escape in %s', (_where, source, expected) => {
    expect(fill(source)).toBe(expected);
  });

  it('name file, line and what to write if one is unknown', () => {
    expect(() => fill('one\ntwo {product.domian}')).toThrow(UnknownTokenError);
    expect(() => fill('one\ntwo {product.domian}')).toThrow(
      /docs\/page\.mdx:2: unknown token \{product\.domian\}.*product\.domain/,
    );
  });

  it('fill after a closed fence as in prose', () => {
    expect(fill('```js\na\n```\n\n<A b={product} />')).toBe('```js\na\n```\n\n<A b="Nordkai" />');
  });
});

describe('a brand', () => {
  it('derives slug, company and hosts from the product', () => {
    expect(makeBrand({ product: 'Ærø Kai' })).toMatchObject({
      slug: 'r-kai',
      company: 'Ærø Kai GmbH',
    });
    expect(makeBrand({ product: 'Nordkai' })).toMatchObject({
      domain: 'nordkai.example',
      consoleUrl: 'https://console.nordkai.example',
      copyright: '© 2025 Nordkai GmbH',
    });
  });

  it.each([
    [{ product: 'a: b' }, /SITE_PRODUCT/],
    [{ domain: 'https://x.y' }, /SITE_DOMAIN/],
    [{ slug: 'A B' }, /SITE_SLUG/],
    [{ consoleUrl: 'http://x.y' }, /SITE_CONSOLE_URL/],
    [{ analyticsScript: 'https://a.example/s.js' }, /ANALYTICS_WEBSITE_ID/],
  ])('refuses %o', (input, message) => {
    expect(() => makeBrand(input)).toThrow(message);
  });
});
