import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepOwn, ownText } from './own.ts';

const PRINTED = ['CREATE TABLE t (n int);', 'TABLE t;', 'TABLE t;'];

/** The blocks of a freshly loaded page: new elements each time. */
function load(printed: readonly string[]): readonly Element[] {
  const blocks = printed.map(
    (textContent) => ({ querySelector: () => ({ textContent }) }) as unknown as Element,
  );
  vi.stubGlobal('document', { querySelectorAll: () => blocks });
  return blocks;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what a visitor made of a block of SQL', () => {
  it('is at its block after a reload, and at no other, though both print the same', () => {
    keepOwn('postgres-basics', load(PRINTED)[1]!, 'SELECT 1;');
    const after = load(PRINTED);
    expect(after.map((block) => ownText('postgres-basics', block))).toEqual([
      undefined,
      'SELECT 1;',
      undefined,
    ]);
    expect(ownText('sql-vs-nosql', after[1]!)).toBeUndefined();
  });

  it('is ignored if the lesson prints something else by now', () => {
    keepOwn('postgres-basics', load(PRINTED)[1]!, 'SELECT 1;');
    const [, changed] = load(['CREATE TABLE t (n int);', 'SELECT n FROM t;', 'TABLE t;']);
    expect(ownText('postgres-basics', changed!)).toBeUndefined();
  });

  it('is forgotten once it is what the lesson prints', () => {
    const [, block] = load(PRINTED);
    keepOwn('postgres-basics', block!, 'SELECT 1;');
    keepOwn('postgres-basics', block!, 'TABLE t;');
    expect(ownText('postgres-basics', load(PRINTED)[1]!)).toBeUndefined();
  });
});
