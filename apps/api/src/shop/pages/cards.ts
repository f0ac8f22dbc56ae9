import type { Card } from '@counterpane/contract/pages/pages';
import { money } from '@counterpane/rules/money/money';
import { optionTitle } from '@counterpane/rules/options/option-title';
import type { Variant } from '@counterpane/rules/options/product';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import { unitPrice } from '../../cart/pricing/unit-price.ts';
import { cardPicture, pictureOf } from '../../catalogue/picture-of.ts';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import { defaultVariant } from '../products/product-view.ts';
import { starsOf } from '../reviews/stars-of.ts';

/** A product as it stands in a list: priced and pictured in one of its variants, else in its default one. */
export const cardOf = (
  { data, product, media, reviews }: CatalogueEntry,
  storefront: Storefront,
  variant: Variant = defaultVariant(product),
): Card => {
  const { list, chosen, availability } = variant;
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
    price: money(unitPrice(product, variant, storefront), currency),
    listPrice: money(list, currency),
    facts: data.facts,
    reviews: starsOf(reviews),
    picture: cardPicture(pictureOf(media, chosen)),
  };
};
