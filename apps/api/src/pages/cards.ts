import type { Card } from '@counterpane/contract/pages';
import { money } from '@counterpane/rules/money/money';
import type { CatalogueEntry, Storefront } from '../catalogue/snapshot.ts';
import { defaultVariant } from '../products/product-view.ts';

/** A product as it stands in a list: priced for its default variant. */
export const cardOf = ({ data, product }: CatalogueEntry, storefront: Storefront): Card => {
  const { list, price } = defaultVariant(product);
  const { currency } = storefront.definition;
  return {
    name: data.name,
    title: data.title,
    subtitle: data.subtitle,
    url: data.url,
    badge: data.badge,
    price: money(price, currency),
    listPrice: money(list, currency),
    facts: data.facts,
    drawing: data.drawing,
  };
};
