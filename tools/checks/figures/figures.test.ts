import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { platformFact } from '../../../src/lib/platforms/index.ts';
import { looseFigures, type StatedFact } from './index.ts';

const facts: Readonly<Record<string, Partial<StatedFact>>> = {
  'a/price': { value: 7, unit: 'USD per month', note: 'up to 1,500 requests' },
  'a/rise': { value: 'rose by 30 to 37 %', event: '2026-04-01' },
};
const factOf = (id: string): StatedFact => ({
  value: '',
  unit: null,
  note: null,
  event: null,
  ...facts[id],
});
const looseIn = (text: string) => looseFigures(text, factOf).loose.map(({ figure }) => figure);

describe('a figure beside a source', () => {
  it.each([
    ['the value', 'It costs 7 USD <Source of="a/price" />.'],
    [
      'a figure of the note, with its comma or without',
      'Up to 1500 requests <Source of="a/price" />.',
    ],
    ['words of the value', 'Prices rose by 30 to 37 % <Source of="a/rise" />.'],
    ['the day of the event', 'On 1 April 2026 they rose <Source of="a/rise" />.'],
    ['one of several facts', 'It rose by 30 % to 7 USD <Source of="a/price a/rise" />.'],
    ['another sentence', 'We have 99 sizes. It costs 7 USD <Source of="a/price" />.'],
    ['another cell', '| 99 | 7 USD <Source of="a/price" /> |'],
    ['data of ours', 'With 7 USD <Price of="2*disk" /> it <Source of="a/price" />.'],
  ])('is accepted as %s', (_case, text) => {
    expect(looseIn(text)).toEqual([]);
  });

  it.each([
    ['another value', 'It costs 8 USD <Source of="a/price" />.', ['8']],
    ['a figure of nobody', 'Some 12 people use it <Source of="a/rise" />.', ['12']],
    ['another day', 'On 2 April 2026 they rose <Source of="a/rise" />.', ['2 April 2026']],
    ['another year', 'On 1 April 2025 they rose <Source of="a/rise" />.', ['2025']],
    ['a cell', '| 9 USD <Source of="a/price" /> |', ['9']],
    [
      'the second source of a line',
      '7 USD <Source of="a/price" /> and 8 <Source of="a/price" />',
      ['8'],
    ],
  ])('is loose as %s', (_case, text, figures) => {
    expect(looseIn(text)).toEqual(figures);
  });

  it('is named with its line', () => {
    const text = '---\ntitle: x\n---\n\nIt costs 8 USD <Source of="a/price" />.\n';
    expect(looseFigures(text, factOf).loose[0]).toMatchObject({ line: 5, ids: 'a/price' });
  });
});

describe('the pages', () => {
  const pages = ['blog', 'docs', 'learn', 'src/pages'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => path.join(folder, name)),
  );

  it('state beside a source only what its facts state', () => {
    let compared = 0;
    const problems = pages.flatMap((page) => {
      const found = looseFigures(fs.readFileSync(page, 'utf8'), platformFact);
      compared += found.compared;
      return found.loose.map(
        ({ line, figure, ids, sentence }) =>
          `${page}:${line}: ${figure} is not in ${ids}: '${sentence.slice(-120)}'. Write <Theirs>, or mend the fact`,
      );
    });
    expect(problems).toEqual([]);
    expect(compared).toBeGreaterThan(0);
  });
});
