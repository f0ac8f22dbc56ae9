import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PricedCart, priceCart } from '../pricing/price-cart.ts';
import { assertAddsUp } from './adds-up.ts';
import { anyPicks } from './any-cart.ts';
import { CALIFORNIA, coupon, line, linesFrom, NEW_YORK, pricingFacts, promotion } from './sample-carts.ts';

const cart = priceCart(
  pricingFacts({
    lines: [line(), line({ id: 'line-2', productId: 'plan', properties: [], forItem: 'line-1' })],
    promotions: [promotion()],
    coupon: coupon(),
    region: NEW_YORK,
  }),
);

/** The cart with its first line changed. */
const withLine = (changes: Partial<PricedCart['lines'][number]>): PricedCart => ({
  ...cart,
  lines: cart.lines.map((each, index) => (index === 0 ? { ...each, ...changes } : each)),
});

describe('whether a cart adds up', () => {
  it('is content with a cart that the store priced', () => {
    expect(() => assertAddsUp(cart)).not.toThrow();
  });

  it('is content with an empty cart', () => {
    expect(() => assertAddsUp(priceCart(pricingFacts({ lines: [] })))).not.toThrow();
  });

  it('misses a single cent in the total', () => {
    const wrong = { ...cart, totalPrice: cart.totalPrice - 1 };
    expect(() => assertAddsUp(wrong)).toThrow(/the cart does not add up:\n- lines \d+ \+ extras \d+/);
  });

  it("misses a single cent in the receipt's total", () => {
    const wrong = { ...cart, receipt: { ...cart.receipt, total: cart.totalPrice + 1 } };
    expect(() => assertAddsUp(wrong)).toThrow("the receipt's total");
  });

  it('notices a line that the receipt does not tell', () => {
    const wrong = { ...cart, receipt: { ...cart.receipt, lines: cart.receipt.lines.slice(1) } };
    expect(() => assertAddsUp(wrong)).toThrow("the receipt's lines");
    expect(() => assertAddsUp(wrong)).toThrow('its receipt says');
  });

  it('notices a line that costs less than nothing', () => {
    expect(() => assertAddsUp(withLine({ running: -1 }))).toThrow('line line-1 is negative: -1');
  });

  it('notices a gift that costs something', () => {
    expect(() => assertAddsUp(withLine({ isGift: true }))).toThrow('gift line-1 costs');
  });

  it('notices an extra that costs less than nothing', () => {
    const extras = cart.extras.map((extra) => ({ ...extra, amount: -5 }));
    expect(() => assertAddsUp({ ...cart, extras })).toThrow('extra shipping is negative: -5');
  });

  it('notices a coupon whose shares are not the whole', () => {
    expect(() => assertAddsUp(withLine({ couponDiscount: 0 }))).toThrow('the coupon takes off');
  });

  it('notices a fraction of a cent', () => {
    const totalPrice = cart.totalPrice + 0.5;
    const wrong = { ...cart, totalPrice, receipt: { ...cart.receipt, total: totalPrice } };
    expect(() => assertAddsUp(wrong)).toThrow('is not whole cents');
  });

  it('notices any cent that is put anywhere', () => {
    const cents = fc.integer({ min: -500, max: 500 }).filter((amount) => amount !== 0);
    fc.assert(
      fc.property(anyPicks, fc.nat(), cents, (picks, place, odd) => {
        const priced = priceCart(pricingFacts({ lines: linesFrom(picks), region: CALIFORNIA }));
        fc.pre(priced.lines.length > 0);
        const at = place % priced.lines.length;
        const lines = priced.lines.map((each, index) =>
          index === at ? { ...each, running: each.running + odd } : each,
        );
        const extras = priced.extras.map((extra) => ({ ...extra, amount: extra.amount + odd }));
        for (const wrong of [{ lines }, { extras }, { totalPrice: priced.totalPrice + odd }])
          expect(() => assertAddsUp({ ...priced, ...wrong })).toThrow('does not add up');
      }),
    );
  });
});
