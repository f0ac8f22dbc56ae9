import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addItemsSchema, changeItemSchema, couponSchema, quantitySchema } from './carts.ts';

const PRODUCT = '0123456789abcdef01234567';
const messageFor = (quantity: unknown) => quantitySchema.safeParse(quantity).error?.issues[0]?.message;

describe('a quantity', () => {
  it('is a whole number from 1 to 100', () => {
    expect(quantitySchema.parse(1)).toBe(1);
    expect(quantitySchema.parse(100)).toBe(100);
  });

  it('is not 0, 101, one and a half, or "two"', () => {
    expect(messageFor(0)).toBe('Quantity must be at least 1');
    expect(messageFor(101)).toBe('Quantity must be at most 100');
    expect(messageFor(1.5)).toBe('Quantity must be a whole number');
    expect(messageFor('two')).toBe('Quantity must be a whole number');
  });

  it('is no number in quotes, no nothing and no endless number either', () => {
    expect(messageFor('2')).toBe('Quantity must be a whole number');
    expect(quantitySchema.safeParse(null).success).toBe(false);
    expect(quantitySchema.safeParse(Number.POSITIVE_INFINITY).success).toBe(false);
    expect(quantitySchema.safeParse(-1).success).toBe(false);
  });

  it('is accepted for exactly the hundred numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (quantity) => {
        expect(quantitySchema.safeParse(quantity).success).toBe(quantity >= 1 && quantity <= 100);
      }),
    );
  });
});

describe('items to add', () => {
  it('are one each unless told otherwise [C5.16]', () => {
    expect(addItemsSchema.parse({ items: [{ productID: PRODUCT }] })).toEqual({
      items: [{ productID: PRODUCT, quantity: 1, properties: [] }],
    });
  });

  it('are at least one and at most fifty', () => {
    const items = (count: number) => ({
      items: Array.from({ length: count }, () => ({ productID: PRODUCT })),
    });
    expect(addItemsSchema.safeParse(items(0)).success).toBe(false);
    expect(addItemsSchema.safeParse(items(50)).success).toBe(true);
    expect(addItemsSchema.safeParse(items(51)).success).toBe(false);
    expect(addItemsSchema.safeParse({}).success).toBe(false);
    const together = (onlyWith: string) =>
      addItemsSchema.safeParse({ items: [{ productID: PRODUCT }, { productID: PRODUCT, onlyWith }] }).success;
    expect(['item-1', 'item-2', 'item-3', 'item-0', 'another'].filter(together)).toEqual(['item-1']);
  });

  it('name a product by its 24 characters', () => {
    const named = (productID: unknown) => addItemsSchema.safeParse({ items: [{ productID }] }).success;
    expect(named(PRODUCT)).toBe(true);
    expect(named(PRODUCT.toUpperCase())).toBe(false);
    expect(named('undefined')).toBe(false);
    expect(named(undefined)).toBe(false);
  });

  it('have options with a name and a value', () => {
    const withProperties = (properties: unknown) =>
      addItemsSchema.safeParse({ items: [{ productID: PRODUCT, properties }] }).success;
    expect(withProperties([{ name: 'Size', value: 'queen' }])).toBe(true);
    expect(withProperties([{ name: 'Size', value: '' }])).toBe(false);
    expect(withProperties([{ name: 'Size' }])).toBe(false);
    expect(withProperties(Array.from({ length: 10 }, () => ({ name: 'Size', value: 'queen' })))).toBe(false);
  });
});

describe('a change of an item', () => {
  it('names something to change, of what an item has', () => {
    for (const nothing of [{}, { colour: 'grey' }, { quantity: undefined }, { source: 'upsell-popup' }])
      expect(changeItemSchema.safeParse(nothing).success).toBe(false);
    expect(changeItemSchema.parse({ forItem: null })).toEqual({ forItem: null });
    expect(changeItemSchema.parse({ quantity: 2 })).toEqual({ quantity: 2 });
    expect(changeItemSchema.safeParse({ quantity: 0 }).success).toBe(false);
    expect(changeItemSchema.safeParse({ properties: [{ name: 'Size', value: 'king' }] }).success).toBe(true);
  });
});

describe('a coupon as it is sent', () => {
  it('is a text, checked later', () => {
    expect(couponSchema.safeParse({ couponCode: '' }).success).toBe(true);
    expect(couponSchema.safeParse({ couponCode: 'A'.repeat(10_000) }).success).toBe(true);
    expect(couponSchema.safeParse({ couponCode: 7 }).success).toBe(false);
    expect(couponSchema.safeParse({}).success).toBe(false);
  });
});
