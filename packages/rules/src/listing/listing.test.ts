import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACETS, isFacet, type Listed } from './listed.ts';
import { countFacet, narrow } from './narrow.ts';
import { bandEdges, PRICE_BANDS, priceBand } from './price-bands.ts';
import { SORTS, sortListed, sortOf } from './sort-listed.ts';

const bed = (name: string, size: string[], color: string[], price: number): Listed => ({
  name,
  title: name,
  facets: { type: ['bedframe'], size, color, material: [], price: [priceBand(price)] },
  price,
  list: price + 100,
});

const BEDS = [
  bed('Mira', ['queen', 'king'], ['walnut', 'white'], 90_000),
  bed('Hudson', ['full', 'queen'], ['black'], 60_000),
  bed('Bamboo', ['king'], ['walnut'], 30_000),
];

const names = (items: readonly Listed[]) => items.map(({ name }) => name);

describe('a list that is narrowed', () => {
  it('keeps what fits every choice, in its order', () => {
    expect(names(narrow(BEDS, {}))).toEqual(['Mira', 'Hudson', 'Bamboo']);
    expect(names(narrow(BEDS, { size: 'king' }))).toEqual(['Mira', 'Bamboo']);
    expect(names(narrow(BEDS, { size: 'king', price: '250-500' }))).toEqual(['Bamboo']);
    expect(narrow(BEDS, { size: 'twin' })).toEqual([]);
  });

  it('says of every value how many it would leave beside the other choices', () => {
    expect(countFacet(BEDS, { color: 'walnut' }, 'size')).toEqual([
      { value: 'queen', count: 1 },
      { value: 'king', count: 2 },
    ]);
    // The choice of the facet itself does not hide its other values.
    expect(countFacet(BEDS, { size: 'full' }, 'size')).toHaveLength(3);
  });

  it('never offers a value that leads to nothing, and counts what it leads to', () => {
    const values = ['queen', 'king', 'walnut', 'black', '250-500', 'none'];
    const choice = fc.option(fc.constantFrom(...values), { nil: undefined });
    fc.assert(
      fc.property(choice, choice, choice, (size, color, price) => {
        const chosen = Object.fromEntries(
          Object.entries({ size, color, price }).filter(([, value]) => value !== undefined),
        );
        for (const facet of FACETS)
          for (const { value, count } of countFacet(BEDS, chosen, facet))
            expect(narrow(BEDS, { ...chosen, [facet]: value })).toHaveLength(count);
      }),
    );
  });

  it('knows its facets by name', () => {
    expect(isFacet('size')).toBe(true);
    expect(isFacet('toString')).toBe(false);
  });
});

describe('the order of a list', () => {
  it('is by price, by saving, by name, or as the shopkeeper has it', () => {
    expect(names(sortListed(BEDS, 'featured'))).toEqual(names(BEDS));
    expect(names(sortListed(BEDS, 'price-low'))).toEqual(['Bamboo', 'Hudson', 'Mira']);
    expect(names(sortListed(BEDS, 'price-high'))).toEqual(['Mira', 'Hudson', 'Bamboo']);
    expect(names(sortListed(BEDS, 'name'))).toEqual(['Bamboo', 'Hudson', 'Mira']);
    const [mira, hudson] = BEDS.map((one, index) => ({ ...one, list: one.price + index * 10 }));
    expect(mira && hudson && names(sortListed([mira, hudson], 'saving'))).toEqual(['Hudson', 'Mira']);
  });

  it('is the shopkeeper’s for a word that is no order', () => {
    expect(SORTS.map(sortOf)).toEqual([...SORTS]);
    expect(sortOf('random')).toBe('featured');
    expect(sortOf(undefined)).toBe('featured');
  });

  it('loses and doubles nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5)), fc.constantFrom(...SORTS), (prices, sort) => {
        const items = prices.map((price, index) => bed(String(index), [], [], price));
        expect(names(sortListed(items, sort)).toSorted()).toEqual(names(items).toSorted());
      }),
    );
  });
});

describe('a band of prices', () => {
  it('holds every price between its edges', () => {
    fc.assert(
      fc.property(fc.nat(500_000), (cents) => {
        const { from, to } = bandEdges(priceBand(cents));
        expect(cents).toBeGreaterThanOrEqual(from ?? 0);
        expect(cents).toBeLessThan(to ?? Number.POSITIVE_INFINITY);
      }),
    );
  });

  it('is one of six, open at both ends', () => {
    expect(PRICE_BANDS).toHaveLength(6);
    expect(bandEdges('under-100')).toEqual({ from: null, to: 10_000 });
    expect(bandEdges('over-2000')).toEqual({ from: 200_000, to: null });
    expect(bandEdges('no band')).toEqual({ from: null, to: null });
  });
});
