import fc from 'fast-check';
import { expect, it } from 'vitest';
import { purchaseFacts } from './purchase-facts.ts';
import { HALF_LIFE_DAYS, purchaseWeight } from './purchase-weight.ts';

const BOUGHT = Date.UTC(2026, 5, 1);
const weight = purchaseWeight(BOUGHT);
const SUMS = {
  counts: [
    { productKey: 'mattress', weight: 3 * weight },
    { productKey: 'pillow', weight },
  ],
  pairs: [{ productKey: 'mattress', withKey: 'pillow', weight }],
};

it('sums count as orders on the day that they were bought', () => {
  const facts = purchaseFacts(SUMS, BOUGHT);
  expect(facts.orders('mattress')).toBeCloseTo(3);
  expect(facts.together('mattress', 'pillow')).toBeCloseTo(1);
  expect(facts.mostOrders).toBeCloseTo(3);
});

it('they count half after ninety days, and what was never bought counts nothing', () => {
  const facts = purchaseFacts(SUMS, BOUGHT + HALF_LIFE_DAYS * 86_400_000);
  expect(facts.orders('mattress')).toBeCloseTo(1.5);
  expect(facts.orders('dresser')).toBe(0);
  expect(facts.together('pillow', 'dresser')).toBe(0);
  expect(purchaseFacts({ counts: [], pairs: [] }, BOUGHT).mostOrders).toBe(0);
});

it('whatever the sums are, counts keep their ratios on any day', () => {
  const weightOf = fc.double({ min: 0, max: 1_000, noNaN: true });
  const day = fc.integer({ min: -400, max: 400 }).map((days) => BOUGHT + days * 86_400_000);
  fc.assert(
    fc.property(weightOf, weightOf, day, (one, two, now) => {
      const counts = [
        { productKey: 'mattress', weight: one },
        { productKey: 'pillow', weight: two },
      ];
      const { orders, mostOrders } = purchaseFacts({ counts, pairs: [] }, now);
      expect(orders('mattress') * two).toBeCloseTo(orders('pillow') * one, 5);
      expect(mostOrders).toBe(Math.max(orders('mattress'), orders('pillow')));
    }),
  );
});
