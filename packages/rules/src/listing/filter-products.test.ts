import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACETS, type Listed } from './facets.ts';
import { countFacet, filterProducts } from './filter-products.ts';

type Bed = Pick<Listed, 'name' | 'facets'>;

const bed = (name: string, size: string[], color: string[], band: string): Bed => ({
  name,
  facets: { type: ['bedframe'], size, color, material: [], price: [band] },
});

const BEDS = [
  bed('Mira', ['queen', 'king'], ['walnut', 'white'], '500-1000'),
  bed('Hudson', ['full', 'queen'], ['black'], '500-1000'),
  bed('Bamboo', ['king'], ['walnut'], '250-500'),
];

const names = (items: readonly Bed[]) => items.map(({ name }) => name);

describe('a list that is narrowed', () => {
  it('keeps what fits every choice, in its order', () => {
    expect(names(filterProducts(BEDS, {}))).toEqual(['Mira', 'Hudson', 'Bamboo']);
    expect(names(filterProducts(BEDS, { size: ['king'] }))).toEqual(['Mira', 'Bamboo']);
    expect(names(filterProducts(BEDS, { size: ['king'], price: ['250-500'] }))).toEqual(['Bamboo']);
    expect(filterProducts(BEDS, { size: ['twin'] })).toEqual([]);
    expect(names(filterProducts(BEDS, { size: ['twin', 'full'] }))).toEqual(['Hudson']);
    expect(names(filterProducts(BEDS, { size: [] }))).toEqual(names(BEDS));
  });

  it('says of every value how many it would leave beside the other choices', () => {
    expect(countFacet(BEDS, { color: ['walnut'] }, 'size')).toEqual([
      { value: 'queen', count: 1 },
      { value: 'king', count: 2 },
    ]);
    // The choice of the facet itself does not hide its other values.
    expect(countFacet(BEDS, { size: ['full'] }, 'size')).toHaveLength(3);
  });

  it('never offers a value that leads to nothing, and counts what it leads to', () => {
    const values = ['queen', 'king', 'walnut', 'black', '250-500', 'none'];
    const choice = fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 });
    fc.assert(
      fc.property(choice, choice, choice, (size, color, price) => {
        const chosen = { size, color, price };
        for (const facet of FACETS)
          for (const { value, count } of countFacet(BEDS, chosen, facet))
            expect(filterProducts(BEDS, { ...chosen, [facet]: [value] })).toHaveLength(count);
      }),
    );
  });
});
