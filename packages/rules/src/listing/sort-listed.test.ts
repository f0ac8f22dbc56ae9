import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SORTS, sortListed, sortOf } from './sort-listed.ts';

const UNRATED = { total: 0, average: 0, isSample: false };

const bed = (title: string, price: number, rating = UNRATED) => ({ title, price, list: price + 100, rating });

const BEDS = [bed('Mira', 90_000), bed('Hudson', 60_000), bed('Bamboo', 30_000)];

const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);

describe('the order of a list', () => {
  it('is by price, by saving, by name, or as the shopkeeper has it', () => {
    expect(titles(sortListed(BEDS, 'featured'))).toEqual(titles(BEDS));
    expect(titles(sortListed(BEDS, 'price-low'))).toEqual(['Bamboo', 'Hudson', 'Mira']);
    expect(titles(sortListed(BEDS, 'price-high'))).toEqual(['Mira', 'Hudson', 'Bamboo']);
    expect(titles(sortListed(BEDS, 'name'))).toEqual(['Bamboo', 'Hudson', 'Mira']);
    const [mira, hudson] = BEDS.map((one, index) => ({ ...one, list: one.price + index * 10 }));
    expect(mira && hudson && titles(sortListed([mira, hudson], 'saving'))).toEqual(['Hudson', 'Mira']);
  });

  it('is by what customers gave, where one of them counts for less than many', () => {
    const rated = (title: string, total: number, average: number, isSample = false) =>
      bed(title, 1, { total, average, isSample });
    const beds = [
      rated('Sample', 40, 5, true),
      bed('Unrated', 1),
      rated('One delighted', 1, 5),
      rated('Many content', 200, 4.6),
      rated('Many grumbling', 200, 2),
    ];
    expect(titles(sortListed(beds, 'top-rated'))).toEqual([
      ...['Many content', 'One delighted', 'Many grumbling', 'Sample', 'Unrated'],
    ]);
  });

  it('is the shopkeeper’s for a word that is no order', () => {
    expect(SORTS.map(sortOf)).toEqual([...SORTS]);
    expect(sortOf('random')).toBe('featured');
    expect(sortOf(undefined)).toBe('featured');
  });

  it('loses and doubles nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5)), fc.constantFrom(...SORTS), (prices, sort) => {
        const items = prices.map((price, index) => bed(String(index), price));
        expect(titles(sortListed(items, sort)).toSorted()).toEqual(titles(items).toSorted());
      }),
    );
  });
});
