import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { PRODUCT_KINDS } from '../options/product.ts';
import {
  firstOfEachKind,
  type PurchaseFacts,
  type RankedFor,
  rankRecommendations,
} from './rank-recommendations.ts';
import { RECOMMENDATION_STRATEGIES } from './strategies.ts';

const MATTRESS: RankedFor = { key: 'mattress', kind: 'mattress' };
const PROTECTOR: RankedFor = { key: 'protector', kind: 'protector' };
const PILLOW: RankedFor = { key: 'pillow', kind: 'pillow' };
const SECOND: RankedFor = { key: 'second', kind: 'mattress' };
const DRESSER: RankedFor = { key: 'dresser', kind: 'dresser' };

const factsOf = (orders: Record<string, number>, together: Record<string, number> = {}): PurchaseFacts => ({
  orders: (key) => orders[key] ?? 0,
  together: (key, withKey) => together[`${key} ${withKey}`] ?? 0,
  mostOrders: Math.max(0, ...Object.values(orders)),
});

const keysOf = (...asked: Parameters<typeof rankRecommendations>) =>
  rankRecommendations(...asked).map(({ key }) => key);

describe('a shop without orders', () => {
  const nothing = factsOf({});

  it('recommends what goes with what is in the cart, and nothing that does not', () => {
    const ranked = rankRecommendations(
      'bought-together',
      [MATTRESS],
      [SECOND, PILLOW, PROTECTOR, DRESSER],
      nothing,
    );
    expect(ranked).toEqual([
      { ...PROTECTOR, score: 0.63, reason: 'goes-with' },
      { ...PILLOW, score: 0.56, reason: 'goes-with' },
    ]);
  });

  it('recommends what goes with it where nothing is popular yet, and nothing with an empty cart', () => {
    expect(rankRecommendations('popular', [MATTRESS], [PROTECTOR, DRESSER], nothing)).toEqual([
      { ...PROTECTOR, score: 0.63, reason: 'goes-with' },
    ]);
    for (const strategy of ['bought-together', 'popular'] as const)
      expect(rankRecommendations(strategy, [], [PROTECTOR], nothing)).toEqual([]);
  });
});

it('a kind that the cart has already is recommended only where orders tell so', () => {
  const another: RankedFor = { key: 'another', kind: 'pillow' };
  const cart = [MATTRESS, PILLOW];
  expect(keysOf('bought-together', cart, [another], factsOf({ another: 9 }))).toEqual([]);
  const facts = factsOf({ pillow: 40 }, { 'pillow another': 30 });
  expect(keysOf('bought-together', cart, [another], facts)).toEqual(['another']);
  expect(keysOf('popular', cart, [another], factsOf({ another: 9 }))).toEqual([]);
  expect(keysOf('popular', cart, [another], factsOf({ another: 9 }, { 'pillow another': 3 }))).toEqual([
    'another',
  ]);
});

describe('a shop with orders', () => {
  it('recommends what was bought together, though its kind would not say so', () => {
    const facts = factsOf({ mattress: 200, dresser: 100, protector: 60 }, { 'mattress dresser': 90 });
    expect(rankRecommendations('bought-together', [MATTRESS], [PROTECTOR, DRESSER], facts)[0]).toEqual({
      ...DRESSER,
      score: 0.4091,
      reason: 'bought-together',
    });
    expect(keysOf('goes-with', [MATTRESS], [PROTECTOR, DRESSER], facts)).toEqual(['protector']);
  });

  it('is not led by one order', () => {
    const facts = factsOf({ mattress: 1, dresser: 1 }, { 'mattress dresser': 1 });
    expect(keysOf('bought-together', [MATTRESS], [DRESSER, PROTECTOR], facts)).toEqual([
      'protector',
      'dresser',
    ]);
  });

  it('sets what is bought more before what is bought less, of two that go with it alike', () => {
    const facts = factsOf({ pillow: 100, sheets: 10 });
    const sheets: RankedFor = { key: 'sheets', kind: 'sheets' };
    expect(keysOf('goes-with', [MATTRESS], [sheets, PILLOW], facts)).toEqual(['pillow', 'sheets']);
    expect(keysOf('popular', [MATTRESS], [sheets, PILLOW], facts)).toEqual(['pillow', 'sheets']);
  });

  it('says that something is popular where that weighs most', () => {
    const facts = factsOf({ nightstand: 100 });
    const nightstand: RankedFor = { key: 'nightstand', kind: 'nightstand' };
    expect(rankRecommendations('goes-with', [MATTRESS], [nightstand], facts)).toEqual([
      { ...nightstand, score: 0.44, reason: 'popular' },
    ]);
  });

  it('goes by the product of the cart that it goes with best, and by its key where all else is the same', () => {
    const twin: RankedFor = { key: 'another', kind: 'pillow' };
    expect(keysOf('goes-with', [DRESSER, MATTRESS], [PILLOW, twin, PILLOW], factsOf({}))).toEqual([
      'another',
      'pillow',
      'pillow',
    ]);
  });
});

test('a score is from 0 to 1, only candidates are recommended, and each at most once, best first', () => {
  const product = fc.record({
    key: fc.stringMatching(/^[a-f]{1,2}$/),
    kind: fc.constantFrom(...PRODUCT_KINDS),
  });
  const products = fc.uniqueArray(product, { selector: ({ key }) => key, maxLength: 8 });
  fc.assert(
    fc.property(
      fc.constantFrom(...RECOMMENDATION_STRATEGIES),
      products,
      products,
      fc.dictionary(fc.stringMatching(/^[a-f]{1,2}$/), fc.integer({ min: 0, max: 500 })),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (strategy, cart, candidates, orders, share) => {
        const facts: PurchaseFacts = {
          ...factsOf(orders),
          together: (key, withKey) => share * Math.min(orders[key] ?? 0, orders[withKey] ?? 0),
        };
        const ranked = rankRecommendations(strategy, cart, candidates, facts);
        const scores = ranked.map(({ score }) => score);
        expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        const keys = ranked.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        expect(candidates.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
      },
    ),
  );
});

test('of what is ranked the first of each kind come first, and then the others in their order', () => {
  const other: RankedFor = { key: 'other', kind: 'pillow' };
  const third: RankedFor = { key: 'third', kind: 'pillow' };
  expect(firstOfEachKind([PILLOW, other, PROTECTOR, third, DRESSER], 4)).toEqual([
    ...[PILLOW, PROTECTOR, DRESSER, other],
  ]);
  expect(firstOfEachKind([PILLOW, other], 4)).toEqual([PILLOW, other]);
  const kinds = fc.array(fc.record({ kind: fc.constantFrom(...PRODUCT_KINDS) }), { maxLength: 12 });
  fc.assert(
    fc.property(kinds, fc.nat(6), (ranked, most) => {
      const chosen = firstOfEachKind(ranked, most);
      expect(chosen).toHaveLength(Math.min(most, ranked.length));
      const all = new Set(ranked.map(({ kind }) => kind)).size;
      expect(new Set(chosen.map(({ kind }) => kind)).size).toBe(Math.min(chosen.length, all));
    }),
  );
});
