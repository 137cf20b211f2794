import { describe, expect, it } from 'vitest';
import shortClassNames, { classNames } from './index.ts';

const nameOf = classNames('/site');
const named = (file: string, local: string) =>
  nameOf({ resourcePath: `/site/${file}` }, '[local]_[contenthash:base64:4]', local);

describe('the name of a class', () => {
  it('is its own and three characters for its file, the same wherever the site is checked out', () => {
    const [first, second] = [named('src/a.module.css', 'row'), named('src/a.module.css', 'cell')];
    expect(first).toMatch(/^row_[\w-]{3}$/);
    expect(second).toBe(first.replace('row', 'cell'));
    const elsewhere = classNames('/other');
    expect(elsewhere({ resourcePath: '/other/src/a.module.css' }, '', 'row')).toBe(first);
  });

  it('differs between files', () => {
    expect(named('src/a.module.css', 'row')).not.toBe(named('src/b.module.css', 'row'));
  });

  it('is rejected if two files get the same three characters', () => {
    expect(() => {
      for (let i = 0; i < 5000; i++) named(`src/${i}.module.css`, 'row');
    }).toThrow(/src\/\d+\.module\.css and src\/\d+\.module\.css are both/);
  });
});

describe('the plugin', () => {
  const { configureWebpack } = shortClassNames({ siteDir: '/site' } as never);
  const configured = (rules: unknown[]) =>
    configureWebpack?.call(null as never, { module: { rules } } as never, false, {} as never, null);

  it('gives its names to the one rule of CSS modules', () => {
    const modules: { localIdentName: string; getLocalIdent?: unknown } = { localIdentName: 'x' };
    configured([
      { use: [{ options: {} }] },
      { use: [{ loader: 'extract' }, { options: { modules } }] },
    ]);
    expect(modules.getLocalIdent).toBeTypeOf('function');
  });

  it('stops if the framework names classes somewhere else', () => {
    expect(() => configured([{ use: [{ options: {} }] }])).toThrow('0 rules name classes');
  });
});
