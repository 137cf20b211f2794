import { describe, expect, it } from 'vitest';
import { parseBytes, parseSeconds } from './memory.ts';
import './testing.ts';

const MB = 1024 * 1024;

describe('a byte value', () => {
  it.each([
    ['512M', 512 * MB],
    ['512m', 512 * MB],
    ['512mb', 512 * MB],
    ['512MiB', 512 * MB],
    ['1.5g', 1536 * MB],
    ['1G', 1024 * MB],
    ['300k', 300 * 1024],
    ['1073741824', 1024 * MB],
    ['64b', 64],
    ['0', 0],
  ])('%s is %d bytes', (text, bytes) => expect(parseBytes(text)).toBe(bytes));

  it.each(['', 'm', '-1', '512 apples', '1e3m', '0x10', '5mm', 'Infinity'])(
    "'%s' is none",
    (text) => expect(parseBytes(text)).toBeUndefined(),
  );
});

describe('a duration', () => {
  it.each([
    ['10s', 10],
    ['1m30s', 90],
    ['1h5m', 3900],
    ['500ms', 0.5],
    ['1.5m', 90],
  ])('%s is %d seconds', (text, seconds) => expect(parseSeconds(text)).toBeCloseTo(seconds));

  it.each(['', '10', 's', '10 s', '1d'])("'%s' is none", (text) =>
    expect(parseSeconds(text)).toBeUndefined(),
  );
});
