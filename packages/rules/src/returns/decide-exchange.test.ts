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

describe('what an exchange comes to', () => {
  it('gives back what the old piece is worth more than the new one costs', () => {
    expect(decideExchange(money(900, 'USD'), money(700, 'USD'))).toEqual({
      ok: true,
      change: money(200, 'USD'),
    });
  });

  it('refuses what costs more, with the difference and what the old piece is worth', () => {
    expect(decideExchange(money(700, 'USD'), money(900, 'USD'))).toEqual({
      ok: false,
      refusal: { code: 'exchange_costs_more', more: money(200, 'USD'), worth: money(700, 'USD') },
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
      (paid, { cost, isReceived }, isSentBack) => {
        const decision = decideExchange(money(paid, 'USD'), money(cost, 'USD'));
        if (!decision.ok) {
          expect(cost - paid).toBe(decision.refusal.more.amount);
          return;
        }
        const given = isReceived ? decision.change.amount + (isSentBack ? cost : 0) : 0;
        // The old piece is out until it is received; the new one is there from then on, until it is sent back too.
        const there = isReceived ? (isSentBack ? 0 : cost) : paid;
        expect(paid - given).toBe(there);
      },
    ),
  );
});
