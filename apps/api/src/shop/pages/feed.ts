import type { Feed, FeedItem } from '@counterpane/contract/pages/pages';
import { money } from '@counterpane/rules/money/money';
import { optionTitle } from '@counterpane/rules/options/option-title';
import type { Variant } from '@counterpane/rules/options/product';
import { underscoreKey } from '@counterpane/rules/options/variant-key';
import { isBackOrdered, isPurchasable } from '@counterpane/rules/stock/availability';
import { unitPrice } from '../../cart/pricing/unit-price.ts';
import { pictureOf } from '../../catalogue/picture-of.ts';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import { isInSearch } from './sitemap.ts';
import { storefrontView } from './storefront-view.ts';

/**
 * Everything that a storefront sells, one entry a variant, for shopping engines. Each leads to the page with that
 * variant chosen, by its key in the form that has neither dash nor slash [C3].
 */
export const feedOf = (storefront: Storefront): Feed => ({
  storefront: storefrontView(storefront),
  items: storefront.entries.filter(isInSearch).flatMap((entry) =>
    Object.values(entry.product.variants)
      .filter(({ availability }) => availability.isActive)
      .map((variant) => feedItem(entry, variant, storefront)),
  ),
});

const feedItem = (
  { data, product, media }: CatalogueEntry,
  variant: Variant,
  storefront: Storefront,
): FeedItem => {
  const { brand, definition } = storefront;
  const id = underscoreKey(product.inventoryKey, variant.chosen);
  const titleOf = (property: string): string | null => {
    const choice = variant.chosen.find(({ name }) => name === property);
    return choice ? optionTitle(product, choice) : null;
  };
  const { availability } = variant;
  return {
    id,
    groupId: product.inventoryKey,
    title: [data.title, ...variant.chosen.map((choice) => optionTitle(product, choice))].join(', '),
    description: data.description,
    path: `${data.url}?variant=${id}`,
    picture: pictureOf(media, variant.chosen)?.url ?? '',
    brand: brand.brand.name,
    kind: data.kind,
    size: titleOf('Size'),
    color: titleOf('Color'),
    price: money(variant.list, definition.currency),
    salePrice: money(unitPrice(product, variant, storefront), definition.currency),
    availability: availabilityOf(availability),
    availableOn: isBackOrdered(availability) ? availability.shippingFrom : null,
  };
};

const availabilityOf = (availability: Variant['availability']): FeedItem['availability'] => {
  if (!isPurchasable(availability)) return 'out_of_stock';
  return isBackOrdered(availability) ? 'backorder' : 'in_stock';
};
