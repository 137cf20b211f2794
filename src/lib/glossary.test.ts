import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { glossary as areas } from '#data/glossary';
import { explainingPages, findTerm, glossary, letterOf } from './glossary.ts';

/** A full stop, question or exclamation mark that ends a sentence. */
const SENTENCE_END = /[.!?](?=\s+[A-ZÀ-Ý0-9.'“`]|$)/g;

/** The content file of a site path of docs or learn. */
const filesOf = (route: string): string[] => {
  const stem = route.replace(/^\/|\/$/g, '');
  return [`${stem}.mdx`, `${stem}/index.mdx`];
};

describe('the glossary', () => {
  it('has at least 120 terms', () => {
    expect(glossary.length).toBeGreaterThanOrEqual(120);
  });

  it('has no id and no term twice', () => {
    const twice = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);
    expect(twice(glossary.map((entry) => entry.id))).toEqual([]);
    expect(twice(glossary.map((entry) => entry.term.toLowerCase()))).toEqual([]);
  });

  it('is in alphabetical order', () => {
    const keys = glossary.map((entry) => entry.term.toLowerCase().replace(/[^a-z0-9 ]/g, ''));
    expect(keys).toEqual([...keys].sort());
  });

  it.each(glossary.map((entry) => [entry.id, entry] as const))(
    '%s is well formed',
    (_id, entry) => {
      expect(entry.term.trim()).toBe(entry.term);
      expect(entry.definition).toMatch(/^[A-Z].*[.…]$/s);
      const sentences = entry.definition.match(SENTENCE_END)?.length ?? 0;
      expect(sentences, `'${entry.definition}' has ${sentences} sentences`).toBeGreaterThanOrEqual(
        1,
      );
      expect(sentences, `'${entry.definition}' has ${sentences} sentences`).toBeLessThanOrEqual(3);
      expect(entry.definition, 'no markup but code').not.toMatch(/\*\*|<\/|\]\(|’/);
      expect(entry.definition.split('`').length % 2, 'code between two backticks').toBe(1);
    },
  );

  it.each(Object.keys(explainingPages))('%s is a page of docs or learn', (route) => {
    expect(filesOf(route).some((file) => existsSync(file))).toBe(true);
  });

  it('has the terms of a page in one place', () => {
    const pages = areas.flatMap((area) => area.pages.map(({ page }) => page));
    expect(pages).toHaveLength(new Set(pages).size);
  });

  it('finds a term by its id and nothing by an unknown one', () => {
    expect(findTerm('image')?.term).toBe('Image');
    expect(findTerm('imagee')).toBeUndefined();
  });

  it.each([
    ['image', 'I'],
    ['env-file', 'E'],
    ['bad-gateway', '0–9'],
  ])('%s stands under %s', (id, letter) => {
    expect(letterOf(findTerm(id)!)).toBe(letter);
  });
});
