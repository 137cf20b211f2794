import type { BodyIndex, FieldIndex, HeadIndex } from './types.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isListOf = <T>(value: unknown, is: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(is);
const isCounts = (value: unknown): value is number[] => isListOf(value, isCount);

function isField(value: unknown, documents: number): value is FieldIndex {
  if (!isRecord(value) || !isCounts(value.lengths)) return false;
  const { terms, documents: lines, counts } = value;
  if (!isText(terms) || !isText(lines) || !isText(counts)) return false;
  const signs = lines.replaceAll('\n', '').length;
  return (
    value.lengths.length === documents &&
    (terms === '' || terms.split(' ').every((term) => /^[0-9a-z]/.test(term))) &&
    terms.split(' ').length === lines.split('\n').length &&
    signs === counts.length
  );
}

const isWeight = (value: unknown) =>
  value === undefined || (typeof value === 'number' && value >= 0);

const isPage = (value: unknown): value is HeadIndex['pages'][number] =>
  isRecord(value) &&
  isText(value.u) &&
  isText(value.t) &&
  isListOf(value.b, isText) &&
  isCount(value.s) &&
  isWeight(value.w) &&
  isWeight(value.c);

const isSection = (value: unknown): value is HeadIndex['sections'][number] =>
  isRecord(value) && isText(value.h) && isText(value.a);

/** Whether parsed JSON is the first index file, complete and consistent. */
export function isHeadIndex(value: unknown): value is HeadIndex {
  if (!isRecord(value)) return false;
  const { pages, sections, title, heading, about } = value;
  return (
    isListOf(pages, isPage) &&
    isListOf(sections, isSection) &&
    pages.reduce((sum, page) => sum + page.s, 0) === sections.length &&
    isField(title, pages.length) &&
    isField(heading, sections.length) &&
    isField(about, pages.length)
  );
}

/** Whether parsed JSON is the second index file, for as many sections as the first has. */
export function isBodyIndex(value: unknown, sections: number): value is BodyIndex {
  return isRecord(value) && isField(value.body, sections);
}
