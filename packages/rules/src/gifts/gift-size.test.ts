import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZES } from '../options/sizes.ts';
import { PILLOW, PLAN, PROTECTOR, SHEETS, sampleProduct } from '../testing/sample-products.ts';
import { giftSize } from './gift-size.ts';

const OFF = { splitKingGift: false };
const ON = { splitKingGift: true };

const pillow = (...sizes: string[]) =>
  sampleProduct({ id: 'p', title: 'P', kind: 'pillow', options: { Size: sizes }, prices: {} });

describe('the size of a gift', () => {
  it('is the size of the mattress for sheets and protector', () => {
    expect(giftSize(SHEETS, 'queen', OFF)).toBe('queen');
    expect(giftSize(PROTECTOR, 'twin', OFF)).toBe('twin');
  });

  it('is twin XL for split king', () => {
    expect(giftSize(SHEETS, 'splitKing', OFF)).toBe('twinXL');
    expect(giftSize(PROTECTOR, 'splitKing', OFF)).toBe('twinXL');
  });

  it('is split king when the flag is on and the gift is made for it, else still twin XL', () => {
    const split = sampleProduct({
      id: 's',
      title: 'S',
      kind: 'sheets',
      options: { Size: ['twinXL', 'splitKing'] },
      prices: {},
    });
    expect(giftSize(split, 'splitKing', OFF)).toBe('twinXL');
    expect(giftSize(split, 'splitKing', ON)).toBe('splitKing');
    expect(giftSize(SHEETS, 'splitKing', ON)).toBe('twinXL');
    expect(giftSize(split, 'twinXL', ON)).toBe('twinXL');
  });

  it('is king, else jumbo, for a pillow with the king sizes [C5.13]', () => {
    expect(giftSize(PILLOW, 'king', OFF)).toBe('king');
    expect(giftSize(PILLOW, 'calKing', OFF)).toBe('king');
    expect(giftSize(PILLOW, 'splitKing', OFF)).toBe('king');
    expect(giftSize(pillow('standard', 'jumbo'), 'king', OFF)).toBe('jumbo');
    expect(giftSize(pillow('jumbo', 'king'), 'king', OFF)).toBe('king');
  });

  it('is queen, else standard, for a pillow with the other sizes', () => {
    expect(giftSize(PILLOW, 'queen', OFF)).toBe('standard');
    expect(giftSize(PILLOW, 'twin', OFF)).toBe('standard');
    expect(giftSize(pillow('standard', 'queen'), 'full', OFF)).toBe('queen');
  });

  it('is the first size of a pillow that has no other', () => {
    expect(giftSize(pillow('large'), 'king', OFF)).toBe('large');
  });

  it('is none when sheets or protector are not made for the mattress', () => {
    expect(giftSize(PROTECTOR, 'calKing', OFF)).toBeNull();
  });

  it('is none for a gift without sizes', () => {
    expect(giftSize(PLAN, 'queen', OFF)).toBeNull();
  });
});

describe('whatever the mattress', () => {
  const beds = fc.constantFrom(...SIZES);
  const flags = fc.boolean().map((splitKingGift) => ({ splitKingGift }));
  const gifts = fc
    .record({
      kind: fc.constantFrom('sheets', 'protector', 'pillow', 'bedding', 'sleep-bundle'),
      sizes: fc.uniqueArray(fc.constantFrom(...SIZES), { maxLength: 6 }),
    })
    .map(({ kind, sizes }) =>
      sampleProduct({
        id: 'g',
        title: 'G',
        kind,
        options: sizes.length > 0 ? { Size: sizes } : {},
        prices: {},
      }),
    );
  const offered = (gift: ReturnType<typeof pillow>): (string | null)[] =>
    gift.properties.flatMap(({ options }) => options.map(({ value }) => value));

  it('a gift comes in a size that it is made in, or in none', () => {
    fc.assert(
      fc.property(gifts, beds, flags, (gift, bed, flag) => {
        const size = giftSize(gift, bed, flag);
        expect([null, ...offered(gift)]).toContain(size);
        if (gift.kind === 'pillow' && offered(gift).length > 0) expect(size).not.toBeNull();
      }),
    );
  });

  it('the flag changes what comes with a split king alone, and only to split king', () => {
    fc.assert(
      fc.property(gifts, beds, (gift, bed) => {
        const [off, on] = [giftSize(gift, bed, OFF), giftSize(gift, bed, ON)];
        if (on !== off) expect([bed, on]).toEqual(['splitKing', 'splitKing']);
      }),
    );
  });
});
