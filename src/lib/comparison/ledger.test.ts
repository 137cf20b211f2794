import { describe, expect, it } from 'vitest';
import { ledger } from '#data/ledger';
import { COMPARED } from '../cost/index.ts';
import { ledgerView, LONGEST_SIDE, startView } from './ledger.ts';
import { euroOfFact, piecesOf, textOfPieces } from './pieces.ts';

const TODAY = '2026-11-20';

describe('a text of the ledger', () => {
  it('becomes words, amounts of both sides, code and links', () => {
    const source =
      '{product.price.size.small} or {theirs.egress}, `docker` {product.limit.app.replicas}, [plan](/pricing/)';
    expect(piecesOf(source, 'render')).toEqual([
      { price: 'size.small' },
      ' or ',
      { fact: 'render/egress', text: '0.15 USD' },
      ', ',
      { code: 'docker' },
      ' 10, ',
      { link: '/pricing/', text: 'plan' },
    ]);
  });

  it('fills in tokens within code', () => {
    expect(piecesOf('`{product.limit.app.platform}`', 'render')).toEqual([{ code: 'linux/amd64' }]);
  });

  it('gives an amount in euro as it is, and one in dollars at the rate', () => {
    expect(euroOfFact('hetzner/vps-cpx12')).toBe('€11.99');
    // 0.15 ÷ 1.1133 = 0.13473…
    expect(euroOfFact('railway/volume')).toBe('€0.135');
    // 25 ÷ 1.1133 = 22.4557…
    expect(textOfPieces(piecesOf('2 GB, {euro.instance-standard}', 'render'))).toBe('2 GB, €22.46');
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
