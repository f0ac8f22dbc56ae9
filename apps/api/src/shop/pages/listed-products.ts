import type { ListChoices, Listed } from '@counterpane/rules/listing/facets';
import { priceBand } from '@counterpane/rules/listing/price-bands';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import { unitPrice } from '../../cart/pricing/unit-price.ts';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import { defaultVariant } from '../products/product-view.ts';

type Listing = Storefront['brand']['content']['listings'][string];

interface ListedProduct extends Listed {
  readonly entry: CatalogueEntry;
  /** The one whose price and picture the list shows. */
  readonly variant: Variant;
}

/** The products of a list, each with what it can be had in. What is sold only with something else is in none. */
export const listedIn = (
  listing: Listing,
  storefront: Storefront,
  chosen: ListChoices,
): readonly ListedProduct[] =>
  storefront.entries
    .filter(({ data, product }) => isListed(listing, product.kind, data.group ?? product.kind))
    .filter(({ product }) => product.upsell?.isNotSaleable !== true)
    .map((entry) => listedProduct(entry, storefront, chosen))
    .filter(({ facets, price, list }) => {
      const isInSize = listing.size === null || facets.size.includes(listing.size);
      return isInSize && (!listing.onSale || price < list);
    });

const listedProduct = (entry: CatalogueEntry, storefront: Storefront, chosen: ListChoices): ListedProduct => {
  const { data, product } = entry;
  const forSale = Object.values(product.variants).filter(({ availability }) => isPurchasable(availability));
  const variant = shownVariant(product, forSale, chosen);
  const price = unitPrice(product, variant, storefront);
  return {
    entry,
    variant,
    name: data.name,
    title: data.title,
    facets: {
      type: [data.kind],
      size: valuesOf(forSale, 'Size'),
      color: valuesOf(forSale, 'Color'),
      material: [...(data.material ? [data.material] : []), ...valuesOf(forSale, 'Material')],
      price: [priceBand(price)],
    },
    price,
    list: variant.list,
    rating: entry.reviews,
  };
};

/** Of what can be had, the first that is as chosen in most ways; the default where nothing is chosen. */
const shownVariant = (product: Product, forSale: readonly Variant[], chosen: ListChoices): Variant => {
  const usual = defaultVariant(product);
  const wanted = Object.entries({ Size: chosen.size, Color: chosen.color, Material: chosen.material });
  const fitOf = ({ chosen: own }: Variant) =>
    wanted.filter(([name, values = []]) =>
      own.some((choice) => choice.name === name && values.includes(choice.value)),
    ).length;
  return [usual, ...forSale].toSorted((a, b) => fitOf(b) - fitOf(a))[0] ?? usual;
};

const valuesOf = (variants: readonly Variant[], property: string): string[] => [
  ...new Set(
    variants.flatMap(({ chosen }) =>
      chosen.filter(({ name }) => name === property).map(({ value }) => value),
    ),
  ),
];

type Kind = Listing['kinds'][number];

/** Of these kinds, and of these groups if it names any: `mattresses` has no kids mattress. */
const isListed = ({ kinds, groups }: Listing, kind: Kind, group: string): boolean =>
  kinds.includes(kind) && (groups.length === 0 || groups.includes(group));
