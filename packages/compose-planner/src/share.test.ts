import fc from 'fast-check';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  decodeShared,
  encodePlain,
  encodeShared,
  fromParts,
  isShared,
  SHARE_LIMIT,
  tooLong,
  toParts,
} from './share.ts';
import { testPlatform } from './testing.ts';

describe('a shared plan', { timeout: 60_000 }, () => {
  it('comes back as it was, compressed and plain', async () => {
    const id = fc.string({ maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 500 }),
        fc.array(fc.tuple(id, fc.constantFrom(...testPlatform.sizes.map(({ name }) => name)))),
        fc.array(fc.tuple(id, fc.integer({ min: 1, max: 200 }))),
        async (text, sizes, disks) => {
          const shared = { text, choices: { sizes: new Map(sizes), disks: new Map(disks) } };
          expect(await decodeShared(`#${await encodeShared(shared)}`)).toEqual(shared);
          expect(await decodeShared(encodePlain(text, shared.choices))).toEqual(shared);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('brings the values of files with variables', async () => {
    const envFiles = new Map([['config/prod.env', new Map([['A', '1']])]]);
    const environment = new Map([['B', '2']]);
    const choices = { sizes: new Map(), disks: new Map(), environment, envFiles };
    const shared = { text: 'x', choices };
    expect(await decodeShared(await encodeShared(shared))).toEqual(shared);
    expect(fromParts(toParts({ text: 'x', choices: { ...choices, envFiles: new Map() } }))).toEqual(
      { text: 'x', choices: { sizes: new Map(), disks: new Map(), environment } },
    );
  });

  it('is an address of safe characters, shorter than the file', async () => {
    const text = 'services:\n  web:\n    image: nginx:1.27\n'.repeat(30);
    const encoded = await encodeShared({ text, choices: { sizes: new Map(), disks: new Map() } });
    expect(encoded).toMatch(/^plan=1\.[A-Za-z0-9_-]+$/);
    expect(encoded.length).toBeLessThan(text.length / 4);
    expect(isShared(`#${encoded}`)).toBe(true);
  });

  it('over 8 kB is told with its size', () => {
    expect(tooLong('x'.repeat(SHARE_LIMIT))).toBeUndefined();
    expect(tooLong('x'.repeat(SHARE_LIMIT + 1024))).toMatch(
      /^The link would be 9\.0 kB, and 8 kB is the limit\./,
    );
  });

  const bomb = Buffer.from(deflateRawSync(Buffer.alloc(20_000_000, 0x20))).toString('base64url');
  it.each([
    ['nothing', ''],
    ['another fragment', '#pricing'],
    ['an unknown form', 'plan=7.AAAA'],
    ['no base64', 'plan=0.A'],
    ['no JSON', 'plan=0.AAAA'],
    ['a truncated file', 'plan=1.XY_RasMw'],
    [
      'JSON of another kind',
      encodePlain('x').replace(/\.(.*)/, `.${btoa('{"a":1}').replace(/=/g, '')}`),
    ],
    ['a bomb', `plan=1.${bomb}`],
    ['a long fragment', `plan=0.${'A'.repeat(5 * SHARE_LIMIT)}`],
  ])('%s is not one', async (_, hash) => expect(await decodeShared(hash)).toBeUndefined());

  it('keeps of its choices only what is a size or a number', async () => {
    const odd = btoa(
      JSON.stringify([
        'x',
        [['a', 'huge'], ['b', 'nano'], 7],
        [
          ['c', '9'],
          ['d', 9],
        ],
      ]),
    ).replace(/=/g, '');
    expect(await decodeShared(`plan=0.${odd}`)).toEqual({
      text: 'x',
      choices: { sizes: new Map([['b', 'nano']]), disks: new Map([['d', 9]]) },
    });
  });
});
