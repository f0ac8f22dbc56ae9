import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/line.ts';
import {
  amountOff,
  CALIFORNIA,
  coupon,
  line,
  linesFrom,
  NEW_YORK,
  percentOff,
  promotion,
  UNITED_KINGDOM,
} from '../testing/sample-carts.ts';
import { soundPrice } from '../testing/sound-price.ts';

const sale = promotion();
const everything = {
  promotions: [sale, promotion({ id: 'p', lane: 'b', benefit: { type: 'percent', basisPoints: 333 } })],
  coupon: coupon({ benefit: amountOff(12_345) }),
  region: { ...CALIFORNIA, taxBasisPoints: 885 },
};
const plan = line({ id: 'plan', productId: 'plan', properties: [], forItem: 'line-1' });

describe('the price of a cart', () => {
  it('is nothing for an empty cart', () => {
    expect(soundPrice({ lines: [], ...everything, coupon: null })).toEqual({
      sets: [],
      promotions: everything.promotions.map((promotion) => ({ promotion, units: 0, missing: [] })),
      lines: [],
      extras: [],
      coupon: null,
      receipt: { lines: [], total: 0 },
      itemsCount: 0,
      totalPrice: 0,
      totalValue: 0,
      totalSavings: 0,
      totalDiscount: 0,
    });
  });

  it('is made step by step, and the receipt tells the steps in their order', () => {
    const cart = soundPrice({ lines: [line(), plan], ...everything });
    expect([...new Set(cart.receipt.lines.map(({ step }) => step))]).toEqual([
      'base-price',
      'options',
      'gifts',
      'automatic-promotions',
      'coupon',
      'delivery',
      'fees',
      'tax',
    ]);
  });

  it('is the sale price, less the coupon, plus fee and tax', () => {
    const cart = soundPrice({ promotions: [sale], coupon: coupon(), region: CALIFORNIA });
    // 699.00 - 69.90 = 629.10; 16.00 fee; 8.85 % of 629.10 is 55.67535.
    expect(cart.totalPrice).toBe(62_910 + 1600 + 5568);
    expect(cart.totalDiscount).toBe(99_500 - 62_910);
    expect(cart.itemsCount).toBe(1);
  });

  it('counts units, not lines', () => {
    expect(soundPrice({ lines: [line({ quantity: 3 }), plan] }).itemsCount).toBe(4);
  });

  it('saves what the advertised value is more than the price of the goods', () => {
    const cart = soundPrice({ lines: [plan], promotions: [sale], region: NEW_YORK });
    expect(cart.totalValue).toBe(9900);
    expect(cart.totalSavings).toBe(0);
  });

  it('is free of charge with a coupon for everything, where there is no fee', () => {
    const cart = soundPrice({ coupon: coupon({ benefit: percentOff(10_000) }), region: NEW_YORK });
    expect(cart.totalPrice).toBe(0);
    expect(cart.totalDiscount).toBe(99_500);
  });

  it('gives the odd cent to the same line whatever its id and place', () => {
    const one = [line({ id: 'a' }), line({ id: 'b', quantity: 3 })];
    const other = [line({ id: 'b' }), line({ id: 'a', quantity: 3 })].toReversed();
    const totals = [one, other].map((lines) => soundPrice({ lines, ...everything }).totalPrice);
    expect(totals[0]).toBe(totals[1]);
  });

  it('keeps its cents in a cart as full as it can be', () => {
    const lines = linesFrom(
      Array.from({ length: 50 }, (_, index) => ({ variant: index, quantity: 100, parent: null })),
    );
    const cart = soundPrice({ lines, ...everything, coupon: coupon({ benefit: percentOff(10_000) }) });
    expect(cart.lines.every(({ running }) => running === 0)).toBe(true);
  });
});

describe('the price of any cart', () => {
  const picks = fc.array(
    fc.record({
      variant: fc.nat({ max: 60 }),
      quantity: fc.integer({ min: 1, max: 100 }),
      parent: fc.option(fc.nat({ max: 5 })),
    }),
    { maxLength: 10 },
  );
  const facts = fc.record({
    promotions: fc.subarray([
      sale,
      promotion({ id: 'a', benefit: { type: 'percent', basisPoints: 2500 } }),
      promotion({
        id: 'b',
        lane: 'members',
        benefit: { type: 'percent', basisPoints: 777 },
        productKinds: ['mattress'],
      }),
      promotion({
        id: 'c',
        lane: 'late',
        conditions: [{ type: 'period', startsAt: null, endsAt: '2026-01-01T00:00:00Z' }],
      }),
      promotion({ id: 'd', lane: 'free', benefit: { type: 'cheapest-free', units: 3 } }),
      promotion({
        id: 'e',
        lane: 'more',
        benefit: { type: 'unit-tiers', tiers: [{ from: 4, basisPoints: 900 }] },
      }),
      promotion({
        id: 'f',
        lane: 'half',
        benefit: { type: 'buy-some-get-some', buy: 1, get: 1, basisPoints: 5000 },
      }),
      promotion({
        id: 'g',
        lane: 'off',
        conditions: [{ type: 'minimum-amount', amount: 100_000 }],
        benefit: { type: 'amount', amount: 7_777 },
      }),
    ]),
    coupon: fc.option(
      fc.oneof(
        fc.nat({ max: 10_000 }).map((value) => coupon({ benefit: percentOff(value) })),
        fc.nat({ max: 900_000 }).map((value) => coupon({ benefit: amountOff(value) })),
        fc
          .nat({ max: 10_000 })
          .map((value) => coupon({ benefit: percentOff(value), productKinds: ['pillow', 'foundation'] })),
      ),
    ),
    region: fc.constantFrom(null, NEW_YORK, CALIFORNIA, UNITED_KINGDOM),
  });

  it('adds up, and is never negative', () => {
    fc.assert(
      fc.property(picks, facts, (list, known) => {
        expect(soundPrice({ lines: linesFrom(list), ...known }).totalPrice).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });

  it('does not depend on the order in which the cart was built', () => {
    const carts = picks.chain((list) => {
      const lines = linesFrom(list);
      return fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length }));
    });
    fc.assert(
      fc.property(carts, facts, ([lines, shuffled], known) => {
        const { totalPrice, totalSavings } = soundPrice({ lines, ...known });
        expect(soundPrice({ lines: shuffled, ...known })).toMatchObject({ totalPrice, totalSavings });
      }),
      { numRuns: 300 },
    );
  });

  it('does not depend on the ids of the lines', () => {
    const renamed = (lines: readonly CartLine[]) =>
      lines.map((each) => ({
        ...each,
        id: nameOf(each.id),
        forItem: each.forItem === null ? null : nameOf(each.forItem),
      }));
    // Turned around, so that what was the first by name is the last.
    const nameOf = (id: string) => `z${99 - Number(id.slice('line-'.length))}`;
    fc.assert(
      fc.property(picks, facts, (list, known) => {
        const lines = linesFrom(list);
        const { totalPrice } = soundPrice({ lines, ...known });
        expect(soundPrice({ lines: renamed(lines).toReversed(), ...known }).totalPrice).toBe(totalPrice);
      }),
    );
  });

  it('is the same when it is made again', () => {
    fc.assert(
      fc.property(picks, facts, (list, known) => {
        const lines = linesFrom(list);
        expect(soundPrice({ lines, ...known })).toEqual(soundPrice({ lines, ...known }));
      }),
    );
  });

  it('never falls below the price of the same cart with a better coupon', () => {
    fc.assert(
      fc.property(picks, fc.nat({ max: 10_000 }), fc.nat({ max: 10_000 }), (list, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const priceWith = (value: number) =>
          soundPrice({ lines: linesFrom(list), coupon: coupon({ benefit: percentOff(value) }) }).totalPrice;
        expect(priceWith(more)).toBeLessThanOrEqual(priceWith(less));
      }),
    );
  });

  it('shows every line that can be priced, once', () => {
    fc.assert(
      fc.property(picks, (list) => {
        const lines = linesFrom(list);
        const shown = soundPrice({ lines }).lines.filter(({ isGift }) => !isGift);
        expect(shown.map(({ id }) => id).toSorted()).toEqual(lines.map(({ id }) => id).toSorted());
      }),
    );
  });
});
