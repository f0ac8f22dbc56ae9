import type { FoundUpsell } from '@counterpane/rules/upsells/upsell-item';
import type { UpsellTerms } from '@counterpane/rules/upsells/upsell-terms';
import type { CatalogueEntry } from './storefront.ts';

/** The products of a storefront, each with the terms on which it is sold beside others, from the brand's list. */
export const withUpsellTerms = (
  entries: readonly CatalogueEntry[],
  upsells: readonly FoundUpsell[],
): CatalogueEntry[] => {
  const terms = new Map(upsells.map((upsell) => [upsell.productId, toTerms(upsell)]));
  return entries.map((entry) => ({
    ...entry,
    product: { ...entry.product, upsell: terms.get(entry.product.id) ?? null },
  }));
};

const toTerms = ({ type, isNotSaleable, sellsWith }: FoundUpsell): UpsellTerms => ({
  hasFixedSaving: type === 'fixed-saving',
  isNotSaleable,
  sellsWith,
});
