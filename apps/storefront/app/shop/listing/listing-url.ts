import type { Filter, ListingQuery } from '@counterpane/contract/pages/pages';
import { FACETS, isFacet, type ListChoices } from '@counterpane/rules/listing/facets';
import { type Sort, sortOf } from '@counterpane/rules/listing/sort-listed';

/** What an address chooses of a list. */
interface ListingChoice {
  readonly chosen: ListChoices;
  readonly sort: Sort;
}

/** @example parseListing(new URLSearchParams('size=queen&sort=price-low')) */
export const parseListing = (query: URLSearchParams): ListingChoice => ({
  chosen: Object.fromEntries(
    FACETS.map((facet) => [facet, [...new Set(query.getAll(facet).flatMap(toValues))]]),
  ),
  sort: sortOf(query.get('sort') ?? undefined),
});

/**
 * The one address of a choice: facets in their order, and nothing that says what goes without saying.
 * @example listingUrl('/mattresses', { chosen: { size: ['queen'] }, sort: 'featured' }) // "/mattresses?size=queen"
 */
export const listingUrl = (path: string, { chosen, sort }: ListingChoice): string => {
  const query = new URLSearchParams(
    FACETS.flatMap((facet) => (chosen[facet] ?? []).map((value) => [facet, value])),
  );
  if (sort !== 'featured') query.set('sort', sort);
  return query.size === 0 ? path : `${path}?${query}`;
};

/** Several values stand in parameters of their own, or between commas as the API has them. */
const toValues = (text: string): string[] => text.split(',').filter((value) => value !== '');

/** The choice as a question to the API. @example toListingQuery(choice) // { size: 'queen,king', sort: 'featured' } */
export const toListingQuery = ({ chosen, sort }: ListingChoice): ListingQuery => ({
  ...Object.fromEntries(
    FACETS.flatMap((facet) => {
      const values = (chosen[facet] ?? []).join(',').slice(0, MOST_LETTERS);
      return values === '' ? [] : [[facet, values]];
    }),
  ),
  sort,
});

/** All words of a facet together are shorter; the API reads no more of it. */
const MOST_LETTERS = 200;

/** What a list was narrowed by in the end. */
export const choicesOf = (filters: readonly Filter[]): ListChoices =>
  Object.fromEntries(filters.map(({ name, chosen }) => [name, chosen]));

/**
 * Where a list is to be found when its address chooses what there is not, or in another spelling: the same address with
 * what was understood, and with everything else that it says. Null where the address is right.
 */
export const findListingMove = (asked: URL, path: string, filters: readonly Filter[]): string | null => {
  const chosen = choicesOf(filters);
  const isRight = FACETS.every(
    (facet) => asked.searchParams.getAll(facet).filter(Boolean).join('&') === (chosen[facet] ?? []).join('&'),
  );
  if (isRight) return null;
  const { searchParams } = new URL(listingUrl(path, { chosen, sort: 'featured' }), asked);
  for (const [name, value] of asked.searchParams) if (!isFacet(name)) searchParams.append(name, value);
  return searchParams.size === 0 ? path : `${path}?${searchParams}`;
};
