import { describe, expect, it } from 'vitest';
import { checkFor, DataError, readData } from './read.ts';

const check = checkFor({
  type: 'object',
  additionalProperties: false,
  required: ['name', 'facts'],
  properties: {
    name: { type: 'string' },
    facts: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['value'],
        properties: {
          value: { type: ['number', 'string'] },
          currency: { enum: ['EUR', 'USD'] },
          read: {
            type: 'string',
            pattern: '^\\d{4}-\\d\\d-\\d\\d$',
            description: 'a day, 2026-11-20',
          },
        },
      },
    },
  },
});

/** A file with a block that facts share, and one line in the middle that a case replaces. */
const fileWith = (line: string) => `x-page: &page
  read: 2026-11-20
name: Sample
facts:
  first:
    value: 1
    <<: *page
  second:
    value: 5
    ${line}
  third:
    value: three
`;

const faultsOf = (source: string): string => {
  try {
    readData('data/sample.yaml', source, check);
    return '';
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return error.message;
  }
};

describe('a file of data', () => {
  it('is read with its shared blocks filled in, and without them', () => {
    expect(readData('data/sample.yaml', fileWith('currency: EUR'), check)).toEqual({
      name: 'Sample',
      facts: {
        first: { value: 1, read: '2026-11-20' },
        second: { value: 5, currency: 'EUR' },
        third: { value: 'three' },
      },
    });
  });

  it.each([
    ['a wrong key', 'curency: EUR', "10:5: facts.second: unknown key 'curency'. Write 'currency'."],
    ['a key like no other', 'xyz: 1', "unknown key 'xyz'. Known keys: value, currency, read."],
    ['a wrong type', 'read: 5', '10:5: facts.second.read: 5 must be string (a day, 2026-11-20)'],
    ['a wrong form', 'read: today', '10:5: facts.second.read: "today" must match pattern'],
    [
      'a wrong word',
      'currency: EUT',
      "10:5: facts.second.currency: 'EUT' is not known. Write 'EUR'.",
    ],
    ['a key twice', 'value: 6', '10:5: Map keys must be unique'],
    ['an unknown block', '<<: *pag', "10:9: no block above is named '&pag'. Write '*page'."],
  ])('with %s names the place and what to write', (_, line, message) => {
    expect(faultsOf(fileWith(line))).toContain(message);
    expect(faultsOf(fileWith(line))).toContain('data/sample.yaml:10:');
  });

  it('without a required key names where it is missing', () => {
    expect(faultsOf(fileWith('currency: EUR').replace('value: 1', 'currency: EUR'))).toBe(
      "data/sample.yaml:5:3: facts.first: the key 'value' is missing",
    );
  });

  it('names the place in the shared block where a fault is there', () => {
    expect(faultsOf(fileWith('currency: EUR').replace('2026-11-20', 'once'))).toContain(
      'data/sample.yaml:2:3: facts.first.read: "once" must match pattern',
    );
  });
});
