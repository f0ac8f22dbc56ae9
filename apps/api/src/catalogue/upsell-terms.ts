import type { Product } from '@counterpane/rules/options/product';
import type { FoundUpsell } from '@counterpane/rules/upsells/upsell-item';
import type { UpsellTerms } from '@counterpane/rules/upsells/upsell-terms';
import type { CatalogueEntry } from './storefront.ts';

/** The products of a storefront, each with the terms on which it is sold beside others, from the brand's list. */
export const withUpsellTerms = (
  entries: readonly CatalogueEntry[],
  upsells: readonly FoundUpsell[],
): CatalogueEntry[] => {
  const terms = new Map(upsells.map((upsell) => [upsell.productId, toTerms(upsell)]));
  return entries.map((entry) => {
    const upsell = terms.get(entry.product.id);
    return upsell ? { ...entry, product: withTerms(entry.product, upsell) } : entry;
  });
};

const remembered = new WeakMap<Product, Product>();

/** The same object while the terms are the same. */
const withTerms = (product: Product, upsell: UpsellTerms): Product => {
  const known = remembered.get(product);
  if (known && JSON.stringify(known.upsell) === JSON.stringify(upsell)) return known;
  const made = { ...product, upsell };
  remembered.set(product, made);
  return made;
};

const toTerms = ({ type, isNotSaleable, sellsWith }: FoundUpsell): UpsellTerms => ({
  hasFixedSaving: type === 'fixed-saving',
  isNotSaleable,
  sellsWith,
});
