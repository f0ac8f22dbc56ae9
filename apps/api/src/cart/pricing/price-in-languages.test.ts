import { expect, test } from 'vitest';
import type { Storefront } from '../../catalogue/storefront.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { priceLines } from './price-lines.ts';

const store = useTestStore();
const NOW = '2026-11-20T12:00:00.000Z';

interface Place {
  readonly country: string;
  readonly state: string;
  readonly zip: string;
}

/** What a cart of one choice costs, gifts, sets and taxes included, and what of it goes to which line. */
const priced = (storefront: Storefront, place: Place, id: string, sku: string) => {
  const variant = storefront.findProduct(id)?.variants[sku];
  if (!variant) throw new Error(`no ${sku}`);
  const line = { id: 'one', productId: id, properties: variant.chosen, quantity: 2, forItem: null };
  const region = storefront.findRates(place, NOW);
  const { lines, extras, receipt, ...sums } = priceLines(storefront, {
    lines: [line],
    coupon: storefront.findCoupon('SLEEP10'),
    region,
    now: NOW,
  });
  return {
    lines: lines.map(({ variant: { sku: own }, running, couponDiscount }) => [own, running, couponDiscount]),
    extras: extras.map((extra) => [extra.sku, extra.amount, extra.included]),
    receipt: [receipt.total, receipt.lines.map(({ rule, amount }) => [rule, amount])],
    totals: [sums.totalPrice, sums.totalValue, sums.totalSavings, sums.totalDiscount],
  };
};

test.each([
  ['halcyon-ca', 'fr', { country: 'CA', state: 'QC', zip: 'H3A 1H6' }],
  ['halcyon', 'es', { country: 'US', state: 'CA', zip: '94103' }],
])(
  'a cart of %s costs the same to the cent in %s as in English, whatever is in it',
  (key, language, place) => {
    const english = store.deps.catalogue.getStorefront(key);
    const other = english.inLanguage(language);
    expect(other).not.toBe(english);
    const skus = english.entries.flatMap(({ product }) =>
      Object.keys(product.variants).map((sku) => [product.id, sku] as const),
    );
    expect(skus.length).toBeGreaterThan(400);
    const different = skus.filter(
      ([id, sku]) =>
        JSON.stringify(priced(english, place, id, sku)) !== JSON.stringify(priced(other, place, id, sku)),
    );
    expect(different).toEqual([]);
  },
);
