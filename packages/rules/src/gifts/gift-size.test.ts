import { describe, expect, it } from 'vitest';
import { PILLOW, PLAN, PROTECTOR, SHEETS, sampleProduct } from '../invariants/sample-products.ts';
import { giftSize } from './gift-size.ts';

const pillow = (...sizes: string[]) =>
  sampleProduct({ id: 'p', title: 'P', kind: 'pillow', options: { Size: sizes }, prices: {} });

describe('the size of a gift', () => {
  it('is the size of the mattress for sheets and protector', () => {
    expect(giftSize(SHEETS, 'queen')).toBe('queen');
    expect(giftSize(PROTECTOR, 'twin')).toBe('twin');
  });

  it('is twin XL for split king', () => {
    expect(giftSize(SHEETS, 'splitKing')).toBe('twinXL');
    expect(giftSize(PROTECTOR, 'splitKing')).toBe('twinXL');
  });

  it('[C5.13] is king, else jumbo, for a pillow with the king sizes', () => {
    expect(giftSize(PILLOW, 'king')).toBe('king');
    expect(giftSize(PILLOW, 'calKing')).toBe('king');
    expect(giftSize(PILLOW, 'splitKing')).toBe('king');
    expect(giftSize(pillow('standard', 'jumbo'), 'king')).toBe('jumbo');
    expect(giftSize(pillow('jumbo', 'king'), 'king')).toBe('king');
  });

  it('is queen, else standard, for a pillow with the other sizes', () => {
    expect(giftSize(PILLOW, 'queen')).toBe('standard');
    expect(giftSize(PILLOW, 'twin')).toBe('standard');
    expect(giftSize(pillow('standard', 'queen'), 'full')).toBe('queen');
  });

  it('is the first size of a pillow that has no other', () => {
    expect(giftSize(pillow('large'), 'king')).toBe('large');
  });

  it('is none when sheets or protector are not made for the mattress', () => {
    expect(giftSize(PROTECTOR, 'calKing')).toBeNull();
  });

  it('is none for a gift without sizes', () => {
    expect(giftSize(PLAN, 'queen')).toBeNull();
  });
});
