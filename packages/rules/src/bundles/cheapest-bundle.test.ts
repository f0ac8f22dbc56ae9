import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findVariant } from '../options/find-variant.ts';
import type { FindProduct } from '../options/product.ts';
import { ADJUSTABLE_SET, BEDROOM_SET, findSetSample } from '../testing/sample-sets.ts';
import { cheapestChoices } from './cheapest-bundle.ts';
import { type BundleChoices, decideBundleChoice } from './choose-bundle.ts';

/** The sample catalogue with other prices for some of its products. */
const pricedAt =
  (prices: Readonly<Record<string, number>>): FindProduct =>
  (id) => {
    const product = findSetSample(id);
    const price = prices[id];
    if (!product || price === undefined) return product;
    const variants = Object.entries(product.variants).map(([sku, variant]) => [sku, { ...variant, price }]);
    return { ...product, variants: Object.fromEntries(variants) };
  };

/** What the items that these choices put into a cart cost; null where they are refused. */
const priceOf = (choices: BundleChoices, findProduct: FindProduct): number | null => {
  const decision = decideBundleChoice(ADJUSTABLE_SET, choices, findProduct);
  if (!decision.ok) return null;
  return decision.change.reduce((sum, { productID, properties }) => {
    const product = findProduct(productID);
    const found = product && findVariant(product, properties);
    return sum + (found?.ok ? found.variant.price : 0);
  }, 0);
};

describe('the choices by which a bundle costs least', () => {
  it('are the cheapest of each required group in the size', () => {
    expect(cheapestChoices(ADJUSTABLE_SET, 'queen', findSetSample)).toMatchObject({
      size: 'queen',
      products: { mattress: 'mattress', base: 'base' },
    });
  });

  it('name the variant, of what has no size too', () => {
    expect(cheapestChoices(BEDROOM_SET, 'king', findSetSample)?.options).toEqual({
      base: [
        { name: 'Size', value: 'king' },
        { name: 'Color', value: 'natural' },
      ],
      furniture: [{ name: 'Color', value: 'walnut' }],
    });
  });

  it('are none in a size that a group has nothing in', () => {
    expect(cheapestChoices(ADJUSTABLE_SET, 'full', findSetSample)).toBeNull();
    expect(cheapestChoices(ADJUSTABLE_SET, null, findSetSample)).toBeNull();
    const gone = { groups: ADJUSTABLE_SET.groups.map((group) => ({ ...group, productIds: ['nothing'] })) };
    expect(cheapestChoices(gone, 'queen', findSetSample)).toBeNull();
  });

  it('cost no more than any other choices that can be bought, whatever the prices', () => {
    const cents = fc.nat(300_000);
    const chosen = fc.record({ mattress: fc.constantFrom('mattress', 'ultra'), base: fc.constant('base') });
    const sizes = fc.constantFrom('twinXL', 'queen', 'king', 'splitKing');
    fc.assert(
      fc.property(cents, cents, chosen, sizes, (price, other, products, size) => {
        const findPriced = pricedAt({ mattress: price, ultra: other });
        const cheapest = cheapestChoices(ADJUSTABLE_SET, size, findPriced);
        const another = priceOf({ size, products }, findPriced);
        fc.pre(cheapest !== null && another !== null);
        expect(cheapest && priceOf(cheapest, findPriced)).toBeLessThanOrEqual(another ?? 0);
      }),
    );
  });
});
