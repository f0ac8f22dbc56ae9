import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BACK_ORDER, IN_STOCK, SOLD_OUT } from '../testing/sample-products.ts';
import { isBackOrdered, isPurchasable } from './availability.ts';

const flags = fc.record({
  isActive: fc.boolean(),
  isInStock: fc.boolean(),
  isBackOrderAllowed: fc.boolean(),
});

describe('whether a variant can be bought', () => {
  it('it can if active, and in stock or to be back-ordered [C4.02]', () => {
    expect(isPurchasable(IN_STOCK)).toBe(true);
    expect(isPurchasable(BACK_ORDER)).toBe(true);
    expect(isPurchasable(SOLD_OUT)).toBe(false);
    expect(isPurchasable({ ...IN_STOCK, isActive: false })).toBe(false);
    expect(isPurchasable({ ...BACK_ORDER, isActive: false })).toBe(false);
  });

  it('cannot when nobody knows it', () => {
    expect(isPurchasable(null)).toBe(false);
    expect(isPurchasable(undefined)).toBe(false);
  });
});

describe('whether a variant ships later', () => {
  it('it does if active, out of stock and back-order allowed [C4.03]', () => {
    expect(isBackOrdered(BACK_ORDER)).toBe(true);
    expect(isBackOrdered(IN_STOCK)).toBe(false);
    expect(isBackOrdered({ ...BACK_ORDER, isInStock: true })).toBe(false);
    expect(isBackOrdered(SOLD_OUT)).toBe(false);
    expect(isBackOrdered({ ...BACK_ORDER, isActive: false })).toBe(false);
  });

  it('does not when nobody knows it', () => {
    expect(isBackOrdered(null)).toBe(false);
    expect(isBackOrdered(undefined)).toBe(false);
  });

  it('can be bought whenever it does, and is then not in stock', () => {
    fc.assert(
      fc.property(flags, (variant) => {
        expect(!isBackOrdered(variant) || isPurchasable(variant)).toBe(true);
        expect(isBackOrdered(variant) && variant.isInStock).toBe(false);
      }),
    );
  });

  it('is the only way to be bought without stock', () => {
    fc.assert(
      fc.property(flags, (variant) => {
        expect(isPurchasable({ ...variant, isInStock: false })).toBe(
          isBackOrdered({ ...variant, isInStock: false }),
        );
      }),
    );
  });
});
