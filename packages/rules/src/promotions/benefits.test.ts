import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../money/sum.ts';
import {
  BENEFITS,
  type Benefit,
  type BenefitName,
  benefitMissing,
  benefitReach,
  discountsOf,
  mostShareOf,
} from './benefits.ts';
import type { PromotedLine } from './condition-type.ts';

const line = (
  list: number,
  price: number,
  quantity: number,
  running: number = list * quantity,
): PromotedLine => ({
  product: { kind: 'pillow' },
  variant: { list, price },
  isGift: false,
  quantity,
  running,
});
const discounts = (benefit: Benefit, lines: readonly PromotedLine[]): number[] => [
  ...discountsOf(benefit, lines).values(),
];
const pillow = (each: number, quantity = 1) => line(each, each, quantity);
const tiers = [
  { from: 3, basisPoints: 1000 },
  { from: 2, basisPoints: 500 },
];

describe('what a promotion takes off', () => {
  it('is the difference to the list price, once for each unit', () => {
    expect(discounts({ type: 'sale-price' }, [line(100_000, 70_000, 2)])).toEqual([60_000]);
  });

  it('is a share of what is left to pay', () => {
    const percent: Benefit = { type: 'percent', basisPoints: 500 };
    expect(discounts(percent, [line(100_000, 70_000, 2, 140_000), pillow(50)])).toEqual([7_000, 3]);
  });

  it('is an amount once, shared over the lines to the cent', () => {
    expect(discounts({ type: 'amount', amount: 100 }, [pillow(500), pillow(500), pillow(500)])).toEqual([
      34, 33, 33,
    ]);
    expect(discounts({ type: 'amount', amount: 900 }, [pillow(500), pillow(100)])).toEqual([500, 100]);
    expect(discounts({ type: 'amount', amount: 900 }, [])).toEqual([]);
  });

  it('grows with the number of units', () => {
    const more: Benefit = { type: 'unit-tiers', tiers };
    expect(discounts(more, [pillow(1000)])).toEqual([0]);
    expect(discounts(more, [pillow(1000), pillow(3000)])).toEqual([50, 150]);
    expect(discounts(more, [pillow(1000, 4)])).toEqual([400]);
  });

  it('grows with the money that is spent', () => {
    const more: Benefit = {
      type: 'money-tiers',
      tiers: tiers.map((tier) => ({ ...tier, from: tier.from * 1000 })),
    };
    expect(discounts(more, [pillow(1999)])).toEqual([0]);
    expect(discounts(more, [pillow(1000), pillow(1000)])).toEqual([50, 50]);
    expect(discounts(more, [pillow(3000)])).toEqual([300]);
  });

  it('is a share of the cheaper units, once for every full group', () => {
    const half: Benefit = { type: 'buy-some-get-some', buy: 2, get: 1, basisPoints: 5000 };
    expect(discounts(half, [pillow(900), pillow(300)])).toEqual([0, 0]);
    expect(discounts(half, [pillow(900, 2), pillow(300)])).toEqual([0, 150]);
    // The dearest three first: of 900, 900 and 700 one at 700, of 300, 300 and 300 one at 300.
    expect(discounts(half, [pillow(300, 3), pillow(900, 2), pillow(700)])).toEqual([150, 0, 350]);
  });

  it('is the cheapest of so many, and units of one price differ by a cent at most', () => {
    const free: Benefit = { type: 'cheapest-free', units: 3 };
    expect(discounts(free, [pillow(500), pillow(200), pillow(400)])).toEqual([0, 200, 0]);
    expect(discounts(free, [line(100, 100, 3, 200)])).toEqual([66]);
    expect(discounts(free, [pillow(500, 2)])).toEqual([0]);
  });

  it('lacks the units or the money that its first group or tier asks for, and else nothing', () => {
    const lacks = (benefit: Benefit, ...lines: PromotedLine[]) => benefitMissing(benefit, lines);
    const steps = [{ from: 3, basisPoints: 500 }];
    expect(lacks({ type: 'cheapest-free', units: 3 }, pillow(100, 2))).toEqual({ code: 'units', units: 1 });
    expect(lacks({ type: 'cheapest-free', units: 3 }, pillow(100, 3))).toBe(null);
    const more: Benefit = { type: 'buy-some-get-some', buy: 2, get: 2, basisPoints: 5000 };
    expect(lacks(more, pillow(100))).toEqual({ code: 'units', units: 3 });
    expect(lacks({ type: 'unit-tiers', tiers: steps }, pillow(100))).toEqual({ code: 'units', units: 2 });
    expect(lacks({ type: 'money-tiers', tiers: steps }, pillow(1))).toEqual({
      code: 'amount',
      cents: 2,
      least: 3,
    });
    expect(lacks({ type: 'percent', basisPoints: 500 })).toBe(null);
  });

  it('says what it depends on', () => {
    expect(benefitReach({ type: 'sale-price' })).toBe('unit');
    expect(benefitReach({ type: 'cheapest-free', units: 2 })).toBe('cart');
  });
});

const count = fc.integer({ min: 1, max: 9 });
const cents = fc.integer({ min: 0, max: 1_000_000 });
const basisPoints = fc.integer({ min: 0, max: 10_000 });
const anyTiers = fc.array(fc.record({ from: count, basisPoints }), { minLength: 1, maxLength: 4 });
/** A benefit of each kind: a kind that is added to the registry has no type until it has a row here. */
const ANY: { readonly [Name in BenefitName]: fc.Arbitrary<Omit<Benefit<Name>, 'type'>> } = {
  'sale-price': fc.constant({}),
  percent: fc.record({ basisPoints }),
  amount: fc.record({ amount: cents }),
  'unit-tiers': fc.record({ tiers: anyTiers }),
  'money-tiers': fc.record({ tiers: anyTiers }),
  'buy-some-get-some': fc.record({ buy: count, get: count, basisPoints }),
  'cheapest-free': fc.record({ units: count }),
};
const anyBenefit = fc.oneof(
  ...Object.entries(ANY).map(([type, values]) =>
    (values as fc.Arbitrary<object>).map((filled) => ({ type, ...filled }) as Benefit),
  ),
);
const anyLines = fc.array(
  fc.tuple(cents, cents, fc.integer({ min: 1, max: 100 }), cents).map((figures) => line(...figures)),
  { maxLength: 5 },
);

describe('whatever a promotion takes off', () => {
  it('is never more than is left to pay, and never added to it', () => {
    expect(Object.keys(ANY)).toEqual(Object.keys(BENEFITS));
    fc.assert(
      fc.property(anyBenefit, anyLines, (benefit, lines) => {
        const cents = discounts(benefit, lines);
        expect(cents).toHaveLength(lines.length);
        for (const [index, { running }] of lines.entries()) {
          expect(cents[index]).toBeGreaterThanOrEqual(0);
          expect(cents[index]).toBeLessThanOrEqual(running);
          expect(Number.isInteger(cents[index])).toBe(true);
        }
      }),
    );
  });

  it('is at most the share that it says, but for half a cent of each line', () => {
    fc.assert(
      fc.property(anyBenefit, anyLines, (benefit, lines) => {
        const goods = lines.reduce((sum, { running }) => sum + running, 0);
        const off = discounts(benefit, lines).reduce((sum, cents) => sum + cents, 0);
        const most = (goods * mostShareOf(benefit, goods)) / 10_000;
        // An amount's share is rounded down to a basis point of the goods.
        expect(off).toBeLessThanOrEqual(most + lines.length / 2 + goods / 10_000);
      }),
    );
  });

  it('is nothing while something is missing', () => {
    fc.assert(
      fc.property(anyBenefit, anyLines, (benefit, lines) => {
        fc.pre(benefitMissing(benefit, lines) !== null);
        expect(new Set(discounts(benefit, lines))).toEqual(new Set(lines.length > 0 ? [0] : []));
      }),
    );
  });

  it('is the same in whatever order the lines are, but for a cent of a tie', () => {
    fc.assert(
      fc.property(anyBenefit, anyLines, (benefit, lines) => {
        const difference = sum(discounts(benefit, lines)) - sum(discounts(benefit, lines.toReversed()));
        expect(Math.abs(difference)).toBeLessThanOrEqual(lines.length);
      }),
    );
  });
});
