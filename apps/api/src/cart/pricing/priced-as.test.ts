import type { Product, Variant } from '@counterpane/rules/options/product';
import { expect, test } from 'vitest';
import type { Storefront } from '../../catalogue/storefront.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { pricedGoods } from './goods-price.ts';
import { pricedAs } from './priced-as.ts';

const store = useTestStore();

/** The first and the last of the variants that are priced alike. */
const pairsOf = (product: Product): [Variant, Variant][] =>
  [...Map.groupBy(Object.values(product.variants), (variant) => pricedAs(product, variant)).values()].flatMap(
    (alike): [Variant, Variant][] => {
      const [first, last] = [alike.at(0), alike.at(-1)];
      return first && last && first !== last ? [[first, last]] : [];
    },
  );

/** What a mattress and three of something cost, and the three alone. */
const costsOf = (variant: Variant, product: Product, storefront: Storefront): number[] => {
  const mattress = storefront.entries
    .map(({ product: each }) => each)
    .find(({ kind }) => kind === 'mattress');
  const [own] = Object.values(mattress?.variants ?? {});
  if (!mattress || !own) throw new Error('a brand sells a mattress');
  const page = { id: 'page', productId: mattress.id, properties: own.chosen, quantity: 3, forItem: null };
  const added = { ...page, id: 'added', productId: product.id, properties: variant.chosen };
  const context = { coupon: null, now: storefront.pricesAt };
  return [[page, { ...added, forItem: 'page' }], [added]].map(
    (lines) => pricedGoods(storefront, lines, context).goods,
  );
};

test('Variants that are priced once for all of them cost the same, alone and beside a mattress', () => {
  let tried = 0;
  for (const key of ['halcyon', 'halcyon-uk', 'drift', 'aurelle']) {
    const storefront = store.deps.catalogue.getStorefront(key);
    for (const { product } of storefront.entries)
      for (const [first, last] of pairsOf(product)) {
        expect(costsOf(last, product, storefront), last.sku).toEqual(costsOf(first, product, storefront));
        tried += 1;
      }
  }
  expect(tried).toBeGreaterThan(300);
});
