import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CALIFORNIA,
  coupon,
  line,
  linesFrom,
  NEW_YORK,
  percentOff,
  promotion,
  size,
  UNITED_KINGDOM,
} from '../testing/sample-carts.ts';
import { receiptOf, soundPrice } from '../testing/sound-price.ts';

const taxesOf = (cart: ReturnType<typeof soundPrice>) => cart.extras.find(({ sku }) => sku === 'taxes');
const picks = fc.array(
  fc.record({
    variant: fc.nat({ max: 60 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    parent: fc.constant(null),
  }),
  { minLength: 1, maxLength: 8 },
);

describe('tax', () => {
  it('is the rate of the region on what is paid for the goods', () => {
    const cart = soundPrice({ promotions: [promotion()], region: NEW_YORK });
    // 8.875 % of $699.00 is $62.03625.
    expect(taxesOf(cart)).toEqual({ sku: 'taxes', title: 'Taxes', amount: 6204, included: 0 });
    expect(cart.totalPrice).toBe(76_104);
    expect(receiptOf(cart, 'tax')).toEqual(['taxes: New York, 8.875 6204']);
  });

  it('is rounded for each line, half a cent up', () => {
    const lines = [
      line({ id: 'a', productId: 'pillow', properties: size('king') }),
      line({ id: 'b', productId: 'pillow', properties: size('standard') }),
    ];
    // 8.875 % of 8,933 and 7,533 cents: 792.80 and 668.55.
    expect(taxesOf(soundPrice({ lines, region: NEW_YORK }))?.amount).toBe(793 + 669);
  });

  it('is not taken of what a coupon takes off, and not of gifts', () => {
    const cart = soundPrice({ promotions: [promotion()], coupon: coupon(), region: NEW_YORK });
    expect(taxesOf(cart)?.amount).toBe(5583);
    expect(cart.totalPrice).toBe(62_910 + 5583);
  });

  it('is not taken of a recycling fee', () => {
    const free = soundPrice({ coupon: coupon({ benefit: percentOff(10_000) }), region: CALIFORNIA });
    expect(taxesOf(free)?.amount).toBe(0);
  });

  it('is shown as nothing where there is none', () => {
    const cart = soundPrice({ region: { ...NEW_YORK, name: 'Oregon', taxBasisPoints: 0 } });
    expect(receiptOf(cart, 'tax')).toEqual(['taxes: Oregon, 0 0']);
  });

  it('is not shown while nobody knows where the order goes, and not for an empty cart', () => {
    expect(taxesOf(soundPrice())).toBeUndefined();
    expect(taxesOf(soundPrice({ lines: [], region: NEW_YORK }))).toBeUndefined();
  });

  it('is shown and not added where prices include it', () => {
    const cart = soundPrice({ promotions: [promotion()], region: UNITED_KINGDOM });
    // 699.00 with 20 % in it is 582.50 and 116.50.
    expect(taxesOf(cart)).toEqual({ sku: 'taxes', title: 'Taxes', amount: 0, included: 11_650 });
    expect(cart.totalPrice).toBe(69_900);
    expect(cart.receipt.lines.at(-1)).toMatchObject({
      rule: 'tax-included',
      text: { code: 'tax_included', rate: 20 },
      amount: 0,
    });
  });

  it('has figures that people can read, for every rate', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), (tenths) => {
        const [row = ''] = receiptOf(
          soundPrice({ region: { ...NEW_YORK, taxBasisPoints: tenths / 10 } }),
          'tax',
        );
        expect(row).toMatch(/^taxes: New York, \d+(?:\.\d{1,3})? \d+$/);
      }),
    );
  });

  it('is within half a cent for each line of the exact tax', () => {
    fc.assert(
      fc.property(picks, fc.nat({ max: 2000 }), (list, taxBasisPoints) => {
        const cart = soundPrice({ lines: linesFrom(list), region: { ...NEW_YORK, taxBasisPoints } });
        const goods = cart.lines.reduce((sum, { running }) => sum + running, 0);
        const exact = (goods * taxBasisPoints) / 10_000;
        const amount = taxesOf(cart)?.amount ?? 0;
        expect(Math.abs(amount - exact)).toBeLessThanOrEqual(cart.lines.length / 2);
      }),
    );
  });

  it('never changes the total where prices include it', () => {
    fc.assert(
      fc.property(picks, (list) => {
        const lines = linesFrom(list);
        expect(soundPrice({ lines, region: UNITED_KINGDOM }).totalPrice).toBe(
          soundPrice({ lines }).totalPrice,
        );
      }),
    );
  });
});
