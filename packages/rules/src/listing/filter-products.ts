import { FACETS, type Facet, type ListChoices, type Listed } from './facets.ts';

/** A value of a facet with how many products choosing it would leave. */
interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/**
 * The products that fit every choice, in their order [C2].
 * @example filterProducts(mattresses, { size: ['queen', 'king'], material: ['hybrid'] })
 */
export const filterProducts = <Item extends Pick<Listed, 'facets'>>(
  items: readonly Item[],
  chosen: ListChoices,
): Item[] => items.filter(({ facets }) => FACETS.every((facet) => fits(facets, facet, chosen)));

/**
 * What can still be chosen of a facet beside the choices of the others, each with its count, in the order in which
 * the values first come up. Nothing that would leave an empty list.
 */
export const countFacet = (
  items: readonly Pick<Listed, 'facets'>[],
  chosen: ListChoices,
  facet: Facet,
): FacetCount[] => {
  const others = filterProducts(items, { ...chosen, [facet]: undefined });
  const values = new Set(items.flatMap(({ facets }) => facets[facet]));
  return [...values]
    .map((value) => ({ value, count: others.filter(({ facets }) => facets[facet].includes(value)).length }))
    .filter(({ count }) => count > 0);
};

const fits = (facets: Listed['facets'], facet: Facet, chosen: ListChoices): boolean => {
  const wanted = chosen[facet] ?? [];
  return wanted.length === 0 || wanted.some((value) => facets[facet].includes(value));
};
