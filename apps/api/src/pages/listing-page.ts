import type { Filter, ListingPage, ListingQuery } from '@counterpane/contract/pages';
import { FACETS, type Facet, type ListChoices } from '@counterpane/rules/listing/listed';
import { countFacet, narrow } from '@counterpane/rules/listing/narrow';
import { sortListed, sortOf } from '@counterpane/rules/listing/sort-listed';
import { plainOption } from '@counterpane/rules/options/plain-option';
import { findSize } from '@counterpane/rules/options/sizes';
import type { Storefront } from '../catalogue/snapshot.ts';
import { cardOf } from './cards.ts';
import { facetTitle, inFacetOrder } from './facet-titles.ts';
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
): ListingPage => {
  const chosen = choicesOf(query, listing, storefront);
  const all = listedIn(listing, storefront, chosen);
  const sort = sortOf(order);
  const { title, description, heading, introduction, isCompared } = listing;
  return {
    ...{ name, title, description, heading, introduction, isCompared, sort },
    storefront: storefrontView(storefront),
    cards: sortListed(narrow(all, chosen), sort).map(({ entry, variant }) =>
      cardOf(entry, storefront, variant),
    ),
    total: all.length,
    filters: FACETS.filter((facet) => facet !== 'size' || listing.size === null)
      .map((facet) => filterOf(facet, all, chosen, storefront))
      .filter(({ values, chosen: own }) => values.length > 1 || own !== null),
  };
};

/** A page of one size has that size whatever its address says. */
const choicesOf = (
  query: ListChoices,
  { size }: Listing,
  { vocabulary }: Pick<Storefront, 'vocabulary'>,
): ListChoices => {
  const spelled: Readonly<Record<string, (text: string) => string | null>> = {
    size: findSize,
    color: (text) => keyOf(vocabulary.colors, text),
    material: (text) => keyOf(vocabulary.materials, text),
  };
  return {
    ...Object.fromEntries(
      Object.entries(query).flatMap(([facet, value]) =>
        value === undefined || value === '' ? [] : [[facet, spelled[facet]?.(value) ?? value]],
      ),
    ),
    ...(size === null ? {} : { size }),
  };
};

/** Our own spelling of a word, however it was typed (decisions row 43). */
const keyOf = (words: Readonly<Record<string, unknown>>, text: string): string | null =>
  Object.keys(words).find((key) => plainOption(key) === plainOption(text)) ?? null;

const filterOf = (
  facet: Facet,
  all: ReturnType<typeof listedIn>,
  chosen: ListChoices,
  storefront: Storefront,
): Filter => ({
  name: facet,
  chosen: chosen[facet] ?? null,
  values: inFacetOrder(facet, countFacet(all, chosen, facet)).map((counted) => ({
    ...counted,
    title: facetTitle(facet, counted.value, storefront),
  })),
});
