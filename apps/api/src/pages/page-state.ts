import type { PageState } from '@counterpane/contract/page-state';
import { DEFAULT_FIRMNESS, findFirmness } from '@counterpane/rules/options/firmness';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import { startQuantity } from '@counterpane/rules/upsells/product-quantity';
import type { CatalogueEntry, Storefront } from '../catalogue/snapshot.ts';
import { pageCollection } from './page-collection.ts';
import { pageItem } from './page-item.ts';
import { pagePlans } from './page-plans.ts';
import { type PageStart, pageBundle } from './page-sets.ts';
import { pageUpsells } from './page-upsells.ts';

/** What a product page starts with, the variant chosen (catalogue section 3, "Product-page state"). */
export const pageState = (
  entry: CatalogueEntry,
  { variant, isSizeChosen }: PageStart,
  storefront: Storefront,
  now: string,
): PageState => {
  const { product, data } = entry;
  const upsells = pageUpsells(entry, storefront);
  const preselected = [...upsells.upsellItems, ...upsells.upgradableUpsellItems]
    .filter(({ preselected: isOn }) => isOn)
    .map(({ productID }) => productID);
  const quantity = startQuantity(product, true);
  const productItem = pageItem(product, variant, quantity);
  return {
    productItem,
    productItems: [productItem],
    ...upsells,
    selectedProperties: Object.fromEntries(productItem.properties.map((choice) => [choice.name, choice])),
    selectedProducts: [product.id, ...preselected],
    quantity,
    quantities: { [product.id]: quantity, ...Object.fromEntries(preselected.map((id) => [id, 1])) },
    firmnessType: findFirmness(data.firmness ?? '') ?? DEFAULT_FIRMNESS,
    plans: pagePlans(product, storefront),
    bundle: pageBundle(entry, { variant, isSizeChosen }, storefront, now),
    collection: pageCollection(entry, variant, storefront, now),
    isOutOfStock: !isPurchasable(variant.availability),
    flags: {
      isUpsellPopupOpen: false,
      hasAdjustableBase: upsells.upsellItems.some(({ info }) => info.kind === 'adjustable-base'),
      isZoomOpen: false,
    },
  };
};
