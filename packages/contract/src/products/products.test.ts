import { describe, expect, it } from 'vitest';
import { availabilitySchema, productSchema, productsQuerySchema } from './products.ts';

describe('a product as it is answered', () => {
  it('tells of a variant whether it is active, in stock, to be back-ordered, and when it ships [C3.14]', () => {
    expect(Object.keys(availabilitySchema.shape)).toEqual([
      'isActive',
      'isInStock',
      'isBackOrderAllowed',
      'shippingFrom',
      'shippingTo',
      'wgsShippingFrom',
      'wgsShippingTo',
    ]);
  });

  it('has its prices as a list and in a single form, in whole cents', () => {
    const { pricing, price, listPrice } = productSchema.shape;
    const entry = { sku: 'a', totalPrice: 99_500, discountedPrice: 69_900, totalValue: 99_500 };
    expect(pricing.safeParse([entry]).success).toBe(true);
    expect(pricing.safeParse([{ ...entry, discountedPrice: 699.5 }]).success).toBe(false);
    expect(price.safeParse({ amount: 69_900, currency: 'USD', discount: 29_600 }).success).toBe(true);
    expect(listPrice.safeParse({ amount: 99_500, currency: 'USD' }).success).toBe(false);
  });
});

describe('a question for products', () => {
  it('may name them, give their ids or stock keys, or nothing of it', () => {
    expect(productsQuerySchema.safeParse({ name: 'mattress,pillow', dd: 'device-1' }).success).toBe(true);
    expect(productsQuerySchema.safeParse({ ids: 'a,b' }).success).toBe(true);
    expect(productsQuerySchema.safeParse({ inventoryKeys: 'a' }).success).toBe(true);
    expect(productsQuerySchema.safeParse({}).success).toBe(true);
  });

  it('is refused when it is endless', () => {
    expect(productsQuerySchema.safeParse({ name: 'a'.repeat(4001) }).success).toBe(false);
  });
});
