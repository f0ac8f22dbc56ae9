import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLLECTION_TYPES } from './collection.ts';
import { COLLECTION_MAXIMUMS, collectionQuantity, greatestQuantity } from './collection-quantity.ts';

const MIRA = { name: 'mira', kind: 'bedroom-set' } as const;
const NIGHTSTANDS = { type: 'nightstand', maximumQuantity: 9 } as const;
const KIDS = ['wistenpine', 'onita-kids', 'bamboo-kids'].map((name) => ({ name, kind: 'kids-set' }) as const);

describe('the most of a piece that a collection sells', () => {
  it('is one mattress, bed frame, dresser and chest [C3.40, C9.05]', () => {
    expect(
      COLLECTION_TYPES.map((type) => [type, greatestQuantity({ type, maximumQuantity: 9 }, MIRA)]),
    ).toEqual([
      ['mattress', 1],
      ['bedframe', 1],
      ['nightstand', 2],
      ['dresser', 1],
      ['chest', 1],
    ]);
  });

  it('is two nightstands in most collections [C9.06]', () => {
    expect(COLLECTION_MAXIMUMS.nightstand).toBe(2);
    expect(greatestQuantity(NIGHTSTANDS, { name: 'onita', kind: 'bedroom-set' })).toBe(2);
  });

  it('is one nightstand in the kids sets Wistenpine and Onita [C9.07]', () => {
    expect(KIDS.map((collection) => greatestQuantity(NIGHTSTANDS, collection))).toEqual([1, 1, 2]);
  });
});

describe('the most of a piece that a definition allows', () => {
  it('counts where it is less', () => {
    expect(greatestQuantity({ type: 'nightstand', maximumQuantity: 1 }, MIRA)).toBe(1);
    expect(greatestQuantity({ type: 'dresser', maximumQuantity: 3 }, MIRA)).toBe(1);
  });
});

describe('how many of a piece a set starts with', () => {
  const nightstand = { type: 'nightstand', maximumQuantity: 2 } as const;

  it('is two nightstands in a bedroom set [C5.15]', () => {
    expect(collectionQuantity(nightstand, MIRA)).toBe(2);
  });

  it('is never more than the collection sells', () => {
    expect(collectionQuantity({ ...nightstand, maximumQuantity: 1 }, MIRA)).toBe(1);
  });

  it('is one nightstand in a kids set, and one of everything else', () => {
    expect(collectionQuantity(nightstand, { name: 'bamboo-kids', kind: 'kids-set' })).toBe(1);
    const others = COLLECTION_TYPES.filter((type) => type !== 'nightstand');
    const counts = others.map((type) => collectionQuantity({ type, maximumQuantity: 9 }, MIRA));
    expect(counts).toEqual([1, 1, 1, 1]);
  });

  it('is at least one and at most what may be sold', () => {
    const anyType = fc.constantFrom(...COLLECTION_TYPES);
    fc.assert(
      fc.property(anyType, fc.integer({ min: 1, max: 5 }), (type, maximum) => {
        const count = collectionQuantity({ type, maximumQuantity: maximum }, MIRA);
        expect(count).toBeGreaterThanOrEqual(1);
        expect(count).toBeLessThanOrEqual(maximum);
      }),
    );
  });
});
