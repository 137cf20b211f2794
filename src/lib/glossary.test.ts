import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { glossary as areas } from '#data/glossary';
import { explainingPages, findTerm, glossary, letterOf, lettersOf, namedBy } from './glossary.ts';

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

  it('has the terms that newcomers look up', () => {
    const ids =
      'paas vps cloud serverless api webhook idempotent latency uptime dhcp daemon cookie cherry-pick detached-head squash mx-record txt-record mtls orm uuid';
    expect(ids.split(' ').filter((id) => !findTerm(id))).toEqual([]);
  });

  it.each([
    ['', glossary.length],
    ['cookie', 1],
    ['MX rec', 1],
    ['no such word', 0],
  ])('names for %j %i terms', (query, count) => {
    expect(namedBy(query)).toHaveLength(count);
  });

  it('names terms by their text where no name fits, and puts what is left under its letters', () => {
    expect(findTerm('txt-record')?.term).not.toContain('SPF');
    expect(namedBy('spf').map(({ id }) => id)).toEqual(['txt-record']);
    expect(lettersOf(namedBy('spf')).map(({ letter }) => letter)).toEqual(['T']);
  });
});
