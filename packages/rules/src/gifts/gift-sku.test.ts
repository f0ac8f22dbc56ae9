import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZES } from '../options/sizes.ts';
import { variantKey } from '../options/variant-key.ts';
import { giftSku } from './gift-sku.ts';

const OFF = { splitKingGift: false };
const ON = { splitKingGift: true };

describe('the sku of a gift', () => {
  it('is the twin XL of a split king, unless the split-king gift flag is on', () => {
    expect(giftSku('hal-sheets-s:splitking/c:white', OFF)).toBe('hal-sheets-s:twinxl/c:white');
    expect(giftSku('hal-sheets-s:splitking/c:white', ON)).toBe('hal-sheets-s:splitking/c:white');
  });

  it('stays as it is in every other size, without a size, and when it is no variant key', () => {
    expect(giftSku('hal-sheets-s:queen', OFF)).toBe('hal-sheets-s:queen');
    expect(giftSku('hal-plan', OFF)).toBe('hal-plan');
    expect(giftSku('hal-x-c:splitking', OFF)).toBe('hal-x-c:splitking');
    expect(giftSku('not a key: at all', OFF)).toBe('not a key: at all');
  });

  it('is changed at most once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SIZES), fc.boolean(), (value, splitKingGift) => {
        const once = giftSku(variantKey('k', [{ name: 'Size', value }]), { splitKingGift });
        expect(giftSku(once, { splitKingGift })).toBe(once);
      }),
    );
  });
});
