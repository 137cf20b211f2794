import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTyped, typedAt } from './typed.ts';

/** A tab's storage: its content, and whether it can be written. */
let kept = new Map<string, string>();
let isFull = false;

beforeEach(() => {
  kept = new Map();
  isFull = false;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what was typed', () => {
  it('is stored separately for each place, line by line', () => {
    keepTyped('lesson/git', ['git add .', 'git commit -m "é 🐳"']);
    keepTyped('lesson/sql', ['SELECT 1;\n-- two lines']);
    expect(typedAt('lesson/git')).toEqual(['git add .', 'git commit -m "é 🐳"']);
    expect(typedAt('lesson/sql')).toEqual(['SELECT 1;\n-- two lines']);
    expect(typedAt('lesson/other')).toBeUndefined();
  });

  it('is deleted where there is nothing to store, and stays elsewhere', () => {
    keepTyped('lesson/git', ['git init']);
    keepTyped('lesson/sql', ['SELECT 1;']);
    keepTyped('lesson/git', undefined);
    expect(typedAt('lesson/git')).toBeUndefined();
    expect(typedAt('lesson/sql')).toEqual(['SELECT 1;']);
  });

  it.each(['{', 'null', '7', '[]', '{"lesson/git":"git init"}', '{"lesson/git":[1]}'])(
    'is nothing where the tab holds %s, and can be kept again',
    (value) => {
      keepTyped('lesson/git', ['git init']);
      for (const key of kept.keys()) kept.set(key, value);
      expect(typedAt('lesson/git')).toBeUndefined();
      keepTyped('lesson/git', ['git status']);
      expect(typedAt('lesson/git')).toEqual(['git status']);
    },
  );

  it('leaves the stored text when the storage is full, and breaks nothing', () => {
    keepTyped('lesson/git', ['git init']);
    isFull = true;
    keepTyped('lesson/git', ['git init', 'git status']);
    expect(typedAt('lesson/git')).toEqual(['git init']);
  });

  it('is undefined where storage is forbidden', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    keepTyped('lesson/git', ['git init']);
    expect(typedAt('lesson/git')).toBeUndefined();
  });
});
