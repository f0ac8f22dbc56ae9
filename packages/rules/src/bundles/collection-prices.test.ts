import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceCart } from '../pricing/price-cart.ts';
import { line, promotion } from '../testing/sample-carts.ts';
import { SET_CHOICES, setFacts, setLine } from '../testing/sample-sets.ts';
import { collectionPrices } from './collection-prices.ts';

const bed = [setLine('frame', 'queen'), setLine('nightstand', null, 2)];
const onSale = { bundles: [], promotions: [promotion()] };

describe('the prices of a collection', () => {
  it('are its value, its final price and the discount, each in cents', () => {
    const priced = priceCart(setFacts({ lines: bed, ...onSale }));
    expect(collectionPrices(priced)).toEqual({
      totalValue: 59_900 + 2 * 19_900,
      finalPrice: 49_900 + 2 * 15_900,
      discount: 18_000,
    });
  });

  it('leave gifts out', () => {
    const priced = priceCart(setFacts({ lines: [line()], ...onSale }));
    expect(priced.lines.length).toBeGreaterThan(1);
    expect(collectionPrices(priced).totalValue).toBe(99_500);
  });

  it('never show a discount below nothing', () => {
    const [first] = priceCart(setFacts({ lines: bed, ...onSale })).lines;
    if (!first) throw new Error('no lines');
    const dear = { ...first, running: first.variant.value + 1 };
    expect(collectionPrices({ lines: [dear] }).discount).toBe(0);
  });

  it('are of nothing when there is nothing', () => {
    expect(collectionPrices({ lines: [] })).toMatchObject({
      totalValue: 0,
      finalPrice: 0,
      discount: 0,
    });
  });

  it('always differ by the discount', () => {
    const anyLines = fc.array(
      fc.record({ choice: fc.constantFrom(...SET_CHOICES), quantity: fc.integer({ min: 1, max: 3 }) }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(anyLines, (picks) => {
        const lines = picks.map(({ choice, quantity }, index) =>
          line({ ...choice, id: `line-${index}`, quantity }),
        );
        const { totalValue, finalPrice, discount } = collectionPrices(priceCart(setFacts({ lines })));
        expect(totalValue - discount).toBe(finalPrice);
      }),
    );
  });
});
