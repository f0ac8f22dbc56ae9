import type { FilterBody, ListingPageBody, ListingQuery } from '@counterpane/contract/pages/pages';
import { FACETS, type Facet, type ListChoices } from '@counterpane/rules/listing/facets';
import { countFacet, filterProducts } from '@counterpane/rules/listing/filter-products';
import { sortListed, sortOf } from '@counterpane/rules/listing/sort-listed';
import { firstScene } from '../../catalogue/scenes.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { cardOf } from './cards.ts';
import { facetTitle, inFacetOrder } from './facet-titles.ts';
import { findFacetValue } from './facet-values.ts';
import { listedIn } from './listed-products.ts';
import { storefrontView } from './storefront-view.ts';

type Listing = Storefront['brand']['content']['listings'][string];

/**
 * A list of products, narrowed and sorted as the address says. Each stands there in the variant that was asked
 * for: the price of a queen where queens are chosen, the picture in grey where grey is.
 */
export const listingPage = (
  name: string,
  listing: Listing,
  storefront: Storefront,
  { sort: order, ...query }: ListingQuery,
): ListingPageBody => {
  const chosen = choicesOf(query, listing, storefront);
  const all = listedIn(listing, storefront, chosen);
  const sort = sortOf(order);
  const { title, description, heading, introduction, isCompared } = listing;
  return {
    ...{ name, title, description, heading, introduction, isCompared, sort },
    storefront: storefrontView(storefront),
    scene: firstScene(storefront, listing.scenes),
    cards: sortListed(filterProducts(all, chosen), sort).map(({ entry, variant }) =>
      cardOf(entry, storefront, variant),
    ),
    total: all.length,
    filters: FACETS.filter((facet) => facet !== 'size' || listing.size === null)
      .map((facet) => filterOf(facet, all, chosen, storefront))
      .filter(({ values, chosen: own }) => values.length > 1 || own.length > 0),
  };
};

/** The filters of a URL, in our own spelling and without unknown values. */
const choicesOf = (
  query: Omit<ListingQuery, 'sort'>,
  { size }: Listing,
  storefront: Pick<Storefront, 'vocabulary'>,
): ListChoices => {
  const valuesOf = (facet: Facet) => {
    const typed = query[facet]?.split(',') ?? [];
    return [...new Set(typed.flatMap((text) => findFacetValue(facet, text, storefront) ?? []))];
  };
  const chosen = Object.fromEntries(FACETS.map((facet) => [facet, valuesOf(facet)]));
  // A page of one size ignores a size in its URL.
  return size === null ? chosen : { ...chosen, size: [size] };
};

const filterOf = (
  facet: Facet,
  all: ReturnType<typeof listedIn>,
  chosen: ListChoices,
  storefront: Storefront,
): FilterBody => ({
  name: facet,
  chosen: [...(chosen[facet] ?? [])],
  values: inFacetOrder(facet, countFacet(all, chosen, facet)).map((counted) => ({
    ...counted,
    title: facetTitle(facet, counted.value, storefront),
  })),
});
