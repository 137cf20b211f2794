import { describe, expect, it } from 'vitest';
import { ledger } from '#data/ledger';
import { COMPARED } from '../cost/index.ts';
import { limitText } from '../limits.ts';
import { exchangeRate, platformFact } from '../platforms/index.ts';
import { ledgerView, LONGEST_SIDE, startView } from './ledger.ts';
import { euroOfFact, piecesOf, textOfPieces } from './pieces.ts';

const TODAY = '2026-11-20';
/* Read, not typed, so that a corrected fact needs no second correction here. */
const amount = (id: string): number => Number(platformFact(id).value);
const inEuro = (id: string): number => amount(id) / exchangeRate.usdPerEur;

describe('a text of the ledger', () => {
  it('becomes words, amounts of both sides, code and links', () => {
    const source =
      '{product.price.size.small} or {theirs.egress}, `docker` {product.limit.app.replicas}, [plan](/pricing/)';
    expect(piecesOf(source, 'render')).toEqual([
      { price: 'size.small' },
      ' or ',
      { fact: 'render/egress', text: `${amount('render/egress').toFixed(2)} USD` },
      ', ',
      { code: 'docker' },
      ` ${limitText('app.replicas')}, `,
      { link: '/pricing/', text: 'plan' },
    ]);
  });

  it('fills in tokens within code', () => {
    expect(piecesOf('`{product.limit.app.platform}`', 'render')).toEqual([{ code: 'linux/amd64' }]);
  });

  it('gives an amount in euro as it is, and one in dollars at the rate', () => {
    expect(euroOfFact('hetzner/vps-cpx12')).toBe(`€${amount('hetzner/vps-cpx12').toFixed(2)}`);
    expect(euroOfFact('railway/volume')).toBe(`€${inEuro('railway/volume').toFixed(3)}`);
    expect(textOfPieces(piecesOf('2 GB, {euro.instance-standard}', 'render'))).toBe(
      `2 GB, €${inEuro('render/instance-standard').toFixed(2)}`,
    );
  });

  it.each([
    ['{product.colour}', /no token/],
    ['{theirs.cron}', /no amount/],
    ['{theirs.egres}', /Nearest: render/],
    ['{product.limit.app.replica}', /there is no limit/],
  ])('stops at %s', (source, message) => {
    expect(() => piecesOf(source, 'render')).toThrow(message);
  });
});

describe('the ledger', () => {
  const written = COMPARED.filter((platform) => ledger.some(({ slug }) => slug === platform));

  it.each(written)(
    'of %s has a fact behind each row, short sides, and rows on both sides',
    (platform) => {
      const { groups, counts } = ledgerView(platform, TODAY);
      const rows = groups.flatMap((group) => group.rows);
      for (const { id, ours, theirs, facts } of rows) {
        expect(facts.length, id).toBeGreaterThan(0);
        for (const side of [ours, theirs])
          expect(textOfPieces(side).length, `${platform} ${id}`).toBeLessThanOrEqual(LONGEST_SIDE);
      }
      expect(counts.here + counts.even + counts.there).toBe(rows.length);
      expect(counts.there).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(written)('of %s is never ahead here in what we have none of', (platform) => {
    const rows = ledgerView(platform, TODAY)
      .groups.filter(({ group }) => group !== 'Money')
      .flatMap((group) => group.rows);
    const lacking = rows.filter(({ ours }) => /^(none|neither|no)\b/.test(textOfPieces(ours)));
    expect(lacking.length).toBeGreaterThan(0);
    expect(lacking.filter(({ ahead }) => ahead === 'here').map(({ id }) => id)).toEqual([]);
  });

  it.each(written)('of %s has three short reasons on either side and its days', (platform) => {
    const { stay, move, newest, oldest } = startView(platform, TODAY);
    expect([...stay, ...move]).toHaveLength(6);
    for (const day of [newest, oldest]) expect(day).toMatch(/^\d+ \w+ 202\d$/);
  });
});
