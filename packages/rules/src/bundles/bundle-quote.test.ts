import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ItemToAdd } from '../cart/add-items.ts';
import type { PricingFacts } from '../pricing/draft.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { coupon, NEW_YORK, percentOff, promotion } from '../testing/sample-carts.ts';
import { ADJUSTABLE_SET, BEDROOM_SET, findSetSample, setFacts } from '../testing/sample-sets.ts';
import type { Bundle } from './bundle.ts';
import { bundleQuote } from './bundle-quote.ts';
import { type BundleChoices, decideBundleChoice } from './choose-bundle.ts';

const itemsOf = (bundle: Bundle, products: BundleChoices['products'], size: string) => {
  const decision = decideBundleChoice(bundle, { products, size }, findSetSample);
  if (!decision.ok) throw new Error(decision.refusal.code);
  return decision.change;
};
const ADJUSTABLE = itemsOf(ADJUSTABLE_SET, { mattress: 'mattress', base: 'base' }, 'queen');
const BEDROOM = itemsOf(BEDROOM_SET, { base: 'frame', furniture: 'nightstand' }, 'queen');
const SALE: Partial<PricingFacts> = { promotions: [promotion()] };
const WHITE_GLOVE: Partial<PricingFacts> = {
  delivery: { option: 'white-glove', tariff: { first: 14_900, additional: 4500 }, removal: null },
};

describe('the quote of a bundle', () => {
  it('names the bundle and its products, and its prices in cents [C3.36]', () => {
    expect(bundleQuote(ADJUSTABLE_SET, ADJUSTABLE, setFacts(SALE))).toEqual({
      bundleSku: 'adjustable-set',
      productSkus: ['mattress-s:queen', 'base-s:queen'],
      bundleExtraItemsSkuPricing: [
        { sku: 'pillow-s:standard', totalPrice: 7533, discountedPrice: 5999 - 1000, totalValue: 7533 },
        { sku: 'pillow-s:king', totalPrice: 8933, discountedPrice: 6933 - 1000, totalValue: 8933 },
      ],
      totalPrice: 99_500 + 119_900,
      discountedPrice: 69_900 + 99_900 - 20_000,
    });
  });

  it('has no extras that nobody sells', () => {
    const bundle = { ...ADJUSTABLE_SET, extras: [{ productId: 'elephant', saving: 1000 }] };
    expect(bundleQuote(bundle, ADJUSTABLE, setFacts(SALE)).bundleExtraItemsSkuPricing).toEqual([]);
  });

  it('leaves out what does not exist', () => {
    const odd: ItemToAdd = {
      productID: 'nightstand',
      quantity: 1,
      properties: [{ name: 'Taste', value: 'sweet' }],
    };
    const quote = bundleQuote(BEDROOM_SET, [odd], setFacts());
    expect(quote).toMatchObject({ productSkus: [], totalPrice: 0, discountedPrice: 0 });
  });

  it('adds 299 dollars to its totals for white glove service where the bundle says so [K9.04]', () => {
    const ground = bundleQuote(BEDROOM_SET, BEDROOM, setFacts(SALE));
    const carried = bundleQuote(BEDROOM_SET, BEDROOM, setFacts({ ...SALE, ...WHITE_GLOVE }));
    expect(carried.totalPrice - ground.totalPrice).toBe(29_900);
    expect(carried.discountedPrice - ground.discountedPrice).toBe(29_900);
  });

  it('adds what the tariff says for white glove service on any other bundle', () => {
    const ground = bundleQuote(ADJUSTABLE_SET, ADJUSTABLE, setFacts(SALE));
    const carried = bundleQuote(ADJUSTABLE_SET, ADJUSTABLE, setFacts({ ...SALE, ...WHITE_GLOVE }));
    expect(carried.discountedPrice - ground.discountedPrice).toBe(14_900);
  });

  it('has no taxes in it', () => {
    const quote = bundleQuote(ADJUSTABLE_SET, ADJUSTABLE, setFacts({ ...SALE, region: NEW_YORK }));
    expect(quote.discountedPrice).toBe(69_900 + 99_900 - 20_000);
  });

  it('is to the cent what a cart of the same items costs, whatever is on offer', () => {
    const anyChoice = fc.record({
      mattress: fc.constantFrom('mattress', 'ultra'),
      size: fc.constantFrom('queen', 'king'),
      savings: fc.dictionary(fc.constantFrom('queen', 'any'), fc.nat({ max: 300_000 })),
      isOnSale: fc.boolean(),
      rate: fc.nat({ max: 10_000 }),
    });
    fc.assert(
      fc.property(anyChoice, ({ mattress, size, savings, isOnSale, rate }) => {
        const bundle = { ...ADJUSTABLE_SET, savings };
        const items = itemsOf(bundle, { mattress, base: 'base' }, size);
        const facts = setFacts({
          ...(isOnSale ? SALE : {}),
          bundles: [bundle],
          coupon: coupon({ benefit: percentOff(rate) }),
        });
        const lines = items.map(({ productID, quantity, properties }, index) => ({
          id: `line-${index}`,
          productId: productID,
          // The items of an accepted choice have the properties of their product.
          properties: properties as PricingFacts['lines'][number]['properties'],
          quantity,
          forItem: null,
        }));
        const quote = bundleQuote(bundle, items, facts);
        expect(quote.discountedPrice).toBe(priceCart({ ...facts, lines }).totalPrice);
        expect(quote.discountedPrice).toBeLessThanOrEqual(quote.totalPrice);
      }),
    );
  });
});
