import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import CodeInline from '../../src/theme/CodeInline/index.tsx';

const render = (code: string, props: Record<string, unknown> = {}): string =>
  renderToStaticMarkup(createElement(CodeInline, props, code));

describe('code in a line of text', () => {
  it.each([
    'npm ci',
    'DATABASE_URL',
    '--force-with-lease',
    'git diff --check',
    'X-Forwarded-Proto',
  ])('stays whole where it is short: %s', (code) => {
    expect(render(code)).toBe(`<code>${code}</code>`);
  });

  it('may break after its separators if it is long', () => {
    expect(render('/etc/letsencrypt/live/shop.example.com')).toBe(
      '<code class="long">/etc/<wbr/>letsencrypt/<wbr/>live/<wbr/>shop.<wbr/>example.<wbr/>com</code>',
    );
    expect(render('listen on http://127.0.0.1:8080')).toBe(
      '<code class="long">listen on http://<wbr/>127.0.0.1:<wbr/>8080</code>',
    );
    expect(render('Correct the readme [skip deploy]')).toBe(
      '<code class="long">Correct the readme [skip deploy]</code>',
    );
  });

  it('keeps words whole that fit a line, so that no line ends with an option’s dash', () => {
    expect(render('git push --force-with-lease origin -u')).toBe(
      '<code class="long">git push <span>--force-with-lease</span> origin <span>-u</span></code>',
    );
    expect(render('mysqld --performance-schema-digests')).toBe(
      '<code class="long">mysqld <span>--performance-</span><wbr/>schema-<wbr/>digests</code>',
    );
  });
});

describe('code in a cell of a table', () => {
  it('may be broken from a shorter length on', () => {
    expect(render('DATABASE_URL', { 'data-cell': '' })).toBe('<code>DATABASE_URL</code>');
    expect(render('POSTGRES_PASSWORD', { 'data-cell': '' })).toBe(
      '<code>POSTGRES_<wbr/>PASSWORD</code>',
    );
  });

  it('keeps the dashes of a short option with its name', () => {
    expect(render('--clean', { 'data-cell': '' })).toBe('<code><span>--clean</span></code>');
  });
});
