import { FACETS, isFacet, type ListChoices } from '@counterpane/rules/listing/listed';
import { type Sort, sortOf } from '@counterpane/rules/listing/sort-listed';

/** What an address chooses of a list. */
export interface ListingChoice {
  readonly chosen: ListChoices;
  readonly sort: Sort;
}

/** @example parseListing(new URLSearchParams('size=queen&sort=price-low')) */
export const parseListing = (query: URLSearchParams): ListingChoice => ({
  chosen: Object.fromEntries([...query].filter(([name, value]) => isFacet(name) && value !== '')),
  sort: sortOf(query.get('sort') ?? undefined),
});

/**
 * The one address of a choice: facets in their order, and nothing that says what goes without saying.
 * @example listingAddress('/mattresses', { chosen: { size: 'queen' }, sort: 'featured' }) // "/mattresses?size=queen"
 */
export const listingAddress = (path: string, { chosen, sort }: ListingChoice): string => {
  const query = new URLSearchParams(
    FACETS.flatMap((facet) => (chosen[facet] === undefined ? [] : [[facet, chosen[facet]]])),
  );
  if (sort !== 'featured') query.set('sort', sort);
  return query.size === 0 ? path : `${path}?${query}`;
};
