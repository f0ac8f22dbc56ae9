import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { money } from '../money/money.ts';
import type { Product, Variant } from '../options/product.ts';
import { decideExchange, exchangeChoices } from './decide-exchange.ts';

const variant = (sku: string, isInStock = true): Variant => ({
  ...{ sku, list: 100, price: 100, value: 100, chosen: [], units: 1, demand: [] },
  availability: {
    ...{ isActive: true, isInStock, isBackOrderAllowed: false, shippingFrom: null, shippingTo: null },
    ...{ wgsShippingFrom: null, wgsShippingTo: null },
  },
});

const product = (name: string, kind: Product['kind'], ...variants: Variant[]): Product => ({
  ...{ id: name, name, title: name, inventoryKey: name, kind, properties: [] },
  variants: Object.fromEntries(variants.map((one) => [one.sku, one])),
  ...{ gifts: [], markers: [], extrasMarkers: [], plan: null, upsell: null },
});

const SHOP = [
  product('classic', 'mattress', variant('classic-queen'), variant('classic-king')),
  product('luxe', 'mattress', variant('luxe-queen'), variant('luxe-king', false)),
  product('pillow', 'pillow', variant('pillow-queen'), variant('pillow-king')),
  product('plan', 'protection-plan', variant('plan-3'), variant('plan-5')),
];

const skusFor = (productName: string, sku: string) =>
  exchangeChoices(SHOP, { productName, sku }).map((choice) => choice.variant.sku);

describe('what a piece can be exchanged for', () => {
  it('is another size of the same mattress, and another mattress of its brand, as long as they can be bought', () => {
    expect(skusFor('classic', 'classic-queen')).toEqual(['classic-king', 'luxe-queen']);
  });

  it('is only another choice of the same product for everything that is no bed', () => {
    expect(skusFor('pillow', 'pillow-queen')).toEqual(['pillow-king']);
  });

  it('is nothing for a plan, which is not sent, and for what is not sold any more', () => {
    expect(skusFor('plan', 'plan-3')).toEqual([]);
    expect(skusFor('gone', 'gone-queen')).toEqual([]);
  });
});

const usd = (cents: number) => money(cents, 'USD');
const sums = (worth: number, cost: number, credit = 0, isPayable = false) => ({
  ...{ worth: usd(worth), cost: usd(cost), credit: usd(credit), isPayable },
});

describe('what an exchange comes to', () => {
  it('gives back what the old piece is worth more than the new one costs', () => {
    expect(decideExchange(sums(900, 700))).toEqual({
      ok: true,
      change: { back: usd(200), fromCredit: usd(0), toPay: usd(0) },
    });
  });

  it('refuses what costs more where no card pays it, with the difference and what the old piece is worth', () => {
    for (const credit of [0, 199])
      expect(decideExchange(sums(700, 900, credit))).toEqual({
        ok: false,
        refusal: {
          ...{ code: 'exchange_costs_more', more: usd(200), worth: usd(700) },
          credit: usd(credit),
        },
      });
  });

  it('has store credit pay what it costs more, where it is enough for all of that', () => {
    for (const isPayable of [false, true])
      for (const credit of [200, 5_000])
        expect(decideExchange(sums(700, 900, credit, isPayable))).toEqual({
          ok: true,
          change: { back: usd(0), fromCredit: usd(200), toPay: usd(0) },
        });
  });

  it('has a card pay what store credit does not, and leaves it no rest that no company charges', () => {
    expect(decideExchange(sums(700, 900, 0, true))).toMatchObject({
      change: { fromCredit: usd(0), toPay: usd(200) },
    });
    expect(decideExchange(sums(700, 900, 60, true))).toMatchObject({
      change: { fromCredit: usd(60), toPay: usd(140) },
    });
    expect(decideExchange(sums(700, 900, 150, true))).toMatchObject({
      change: { fromCredit: usd(100), toPay: usd(100) },
    });
    expect(decideExchange(sums(700, 760, 0, true)).ok).toBe(false);
  });
});

test('Whatever is exchanged, paid or not, and then sent back or not, what was charged less what went back is what is there', () => {
  const step = fc.record({
    cost: fc.integer({ min: 1, max: 3_000 }),
    isPaid: fc.boolean(),
    isReceived: fc.boolean(),
    isPayable: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3_000 }),
      step,
      fc.boolean(),
      fc.nat(3_000),
      (paid, { cost, isPaid, isReceived, isPayable }, isSentBack, credit) => {
        const decision = decideExchange(sums(paid, cost, credit, isPayable));
        if (!decision.ok) {
          expect(cost - paid).toBe(decision.refusal.more.amount);
          expect(cost - paid).toBeGreaterThan(credit);
          return;
        }
        const { back, fromCredit, toPay } = decision.change;
        expect(fromCredit.amount).toBeLessThanOrEqual(credit);
        expect(back.amount * (fromCredit.amount + toPay.amount)).toBe(0);
        expect(paid + fromCredit.amount + toPay.amount - back.amount).toBe(cost);
        expect(toPay.amount === 0 || toPay.amount >= 100).toBe(true);
        // What waits for its payment takes nothing, and nothing is exchanged.
        const isExchanged = toPay.amount === 0 || isPaid;
        const spent = isExchanged ? fromCredit.amount + toPay.amount : 0;
        const isBack = isExchanged && isReceived;
        const given = isBack ? back.amount + (isSentBack ? cost : 0) : 0;
        // The old piece is out until it is received; the new one is there from then on, until it is sent back too.
        const there = isBack ? (isSentBack ? 0 : cost) : paid + spent;
        expect(paid + spent - given).toBe(there);
      },
    ),
  );
});
