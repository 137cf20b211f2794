import { describe, expect, it } from 'vitest';
import { brand } from '../../site/brand.ts';
import { cardFor, cards } from '../../site/cards.ts';
import { CARD, cardPng, cardSvg } from './draw.ts';

describe('cards', () => {
  it.each([
    ['/', 'site'],
    ['/about/', 'site'],
    ['/docs/services/postgresql/', 'docs'],
    ['/hosting/alternative-to-fly-io/', 'hosting'],
    ['/learn/', 'learn'],
  ])('%s has the one of %s', (path, id) => {
    expect(cardFor(path)).toBe(`/img/cards/${id}.png`);
  });

  it.each(cards.map((card) => [card.id, card] as const))(
    '%s fits and carries the brand',
    (_id, card) => {
      expect(card.lines.length).toBeLessThanOrEqual(3);
      expect(Math.max(...card.lines.map((line) => line.length))).toBeLessThanOrEqual(24);
      expect(cardSvg(card)).toContain(`>${brand.product}<`);
    },
  );

  it('are PNG files of 1200 by 630 pixels with something drawn', () => {
    const png = Buffer.from(cardPng(cards[0]!));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([CARD.width, CARD.height]);
    expect(png.length).toBeGreaterThan(8_000);
  });
});
