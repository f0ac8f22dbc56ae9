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
const sums = (worth: number, cost: number, credit = 0) => ({
  ...{ worth: usd(worth), cost: usd(cost), credit: usd(credit) },
});

describe('what an exchange comes to', () => {
  it('gives back what the old piece is worth more than the new one costs', () => {
    expect(decideExchange(sums(900, 700))).toEqual({
      ok: true,
      change: { back: usd(200), fromCredit: usd(0) },
    });
  });

  it('refuses what costs more, with the difference and what the old piece is worth', () => {
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
    for (const credit of [200, 5_000])
      expect(decideExchange(sums(700, 900, credit))).toEqual({
        ok: true,
        change: { back: usd(0), fromCredit: usd(200) },
      });
  });
});

test('Whatever is exchanged and then sent back or not, what was charged less what went back is what is there', () => {
  const step = fc.record({ cost: fc.integer({ min: 1, max: 3_000 }), isReceived: fc.boolean() });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3_000 }),
      step,
      fc.boolean(),
      fc.nat(3_000),
      (paid, { cost, isReceived }, isSentBack, credit) => {
        const decision = decideExchange(sums(paid, cost, credit));
        if (!decision.ok) {
          expect(cost - paid).toBe(decision.refusal.more.amount);
          expect(cost - paid).toBeGreaterThan(credit);
          return;
        }
        const { back, fromCredit } = decision.change;
        expect(fromCredit.amount).toBeLessThanOrEqual(credit);
        expect(back.amount * fromCredit.amount).toBe(0);
        const given = isReceived ? back.amount + (isSentBack ? cost : 0) : 0;
        // The old piece is out until it is received; the new one is there from then on, until it is sent back too.
        const there = isReceived ? (isSentBack ? 0 : cost) : paid + fromCredit.amount;
        expect(paid + fromCredit.amount - given).toBe(there);
      },
    ),
  );
});
