import { describe, expect, it, vi } from 'vitest';
import { growthBook } from './book.ts';
import { creditExamples } from './examples.ts';
import { AS_DESCRIBED, FACTORS } from './factors.ts';
import { growthRows } from './growth.ts';
import { creditsFor } from './index.ts';

vi.mock('../platforms/rows.ts', async (original) =>
  (await import('../fixtures/platformRows.ts')).fixed(await original()),
);

const book = growthBook();
const monthOf = (id: string, factor: number) => {
  const found = growthRows(book, factor).find((row) => row.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('the months that grow with their visitors', () => {
  it('take the credits of the single sums where they are as described', () => {
    expect(FACTORS[AS_DESCRIBED]).toBe(1);
    expect(growthRows(book, 1).map(({ cells }) => cells.map(({ credits }) => credits))).toEqual(
      creditExamples.map(({ usage }) =>
        (['2025-09', '2026-04'] as const).map((period) => creditsFor(usage, period)),
      ),
    );
  });

  it.each([
    // 12 deploys × 15 + twice (3.43 GB × 20 + 34 × 2) = 180 + 273.2
    ['blog', 2, 453.2, 180, 'Personal', 0],
    // 44 deploys × 15 + 3 GB × 20 + 0.5 × 10 + 10 × 2; the team may not take the plans for one person.
    ['react-app', 0.1, 745, 660, 'Pro', 0],
  ])('%s with %d times its visitors', (id, factor, credits, deploys, plan, packs) => {
    expect(monthOf(id, factor).cells[1]).toMatchObject({ credits, deploys, plan, packs });
  });

  it('never become cheaper when more visitors come', () => {
    for (const { id } of book.months) {
      for (const at of [0, 1]) {
        const prices = FACTORS.map((factor) => monthOf(id, factor).cells[at]?.price ?? Number.NaN);
        expect(prices, id).toEqual([...prices].sort((a, b) => a - b));
      }
    }
  });

  it('are refused without visitors', () => {
    expect(() => growthRows(book, 0)).toThrow('0 times the visitors; write more than 0');
  });
});
