import type { PageStateBody } from '@counterpane/contract/pages/page-state';
import { DEFAULT_FIRMNESS, findFirmness } from '@counterpane/rules/options/firmness';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import { startQuantity } from '@counterpane/rules/upsells/product-quantity';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import { pageCollections } from './page-collection.ts';
import { pageItem } from './page-item.ts';
import { pagePlans } from './page-plans.ts';
import { type PageStart, pageBundle } from './page-sets.ts';
import { pageUpsells } from './page-upsells.ts';

/** What a product page starts with, the variant chosen [C3]. */
export const pageState = (
  entry: CatalogueEntry,
  { variant, isSizeChosen }: PageStart,
  storefront: Storefront,
  now: string,
): PageStateBody => {
  const { product, data } = entry;
  const upsells = pageUpsells(entry, storefront);
  const quantity = startQuantity(product, true);
  const productItem = pageItem(product, variant, quantity);
  return {
    productItem,
    productItems: [productItem],
    ...upsells,
    selectedProperties: Object.fromEntries(productItem.properties.map((choice) => [choice.name, choice])),
    // What costs something is never ticked for the shopper (in some countries it may not be), and nothing sold is free.
    selectedProducts: [product.id],
    quantity,
    quantities: { [product.id]: quantity },
    firmnessType: findFirmness(data.firmness ?? '') ?? DEFAULT_FIRMNESS,
    plans: pagePlans(product, storefront),
    bundle: pageBundle(entry, { variant, isSizeChosen }, storefront, now),
    ...pageCollections(entry, variant, storefront, now),
    isOutOfStock: !isPurchasable(variant.availability),
    hasAdjustableBase: upsells.upsellItems.some(
      ({ info, choices }) =>
        info.kind === 'adjustable-base' && choices.some((choice) => choice.isPurchasable),
    ),
  };
};
