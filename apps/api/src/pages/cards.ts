import type { Card } from '@counterpane/contract/pages';
import { money } from '@counterpane/rules/money/money';
import { optionTitle } from '@counterpane/rules/options/option-title';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import type { CatalogueEntry, Storefront } from '../catalogue/snapshot.ts';
import { defaultVariant } from '../products/product-view.ts';

/** A product as it stands in a list: priced for its default variant. */
export const cardOf = ({ data, product }: CatalogueEntry, storefront: Storefront): Card => {
  const { list, price, chosen, availability } = defaultVariant(product);
  const size = chosen.find(({ name }) => name === 'Size');
  const { currency } = storefront.definition;
  return {
    name: data.name,
    title: data.title,
    subtitle: data.subtitle,
    url: data.url,
    badge: data.badge,
    item: { productID: product.id, properties: chosen.map((choice) => ({ ...choice })) },
    size: size ? optionTitle(product, size) : null,
    isPurchasable: isPurchasable(availability),
    price: money(price, currency),
    listPrice: money(list, currency),
    facts: data.facts,
    drawing: data.drawing,
  };
};
