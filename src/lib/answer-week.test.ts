import { describe, expect, it } from 'vitest';
import { answeredBy } from './answer-week.ts';

describe('the day of an answer', () => {
  it.each([
    ['a mail of Tuesday is answered by Wednesday', 1, 1, 2],
    ['a mail of Friday is answered by Monday', 4, 1, 7],
    ['two working days from Thursday end on Monday', 3, 2, 7],
  ])('%s', (_, day, workingDays, answer) => {
    expect(answeredBy(day, workingDays)).toBe(answer);
  });
});
