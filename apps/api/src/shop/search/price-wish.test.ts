import { describe, expect, it } from 'vitest';
import { takePriceWish } from './price-wish.ts';

const words = { cheap: ['cheap', 'low cost', 'pas cher'] };
const NOTHING = { least: null, most: null, isCheapest: false };

describe('what somebody says of the price', () => {
  it.each([
    ['queen mattress under 700', 'queen mattress', 70_000],
    ['mattress below $1,200 hybrid', 'mattress hybrid', 120_000],
    ['less than 50 dollars pillow', 'pillow', 5_000],
    ['matelas moins de 1 200 $', 'matelas', 120_000],
    ['under £80', '', 8_000],
  ])('"%s" names the most that they want to pay', (typed, query, most) => {
    expect(takePriceWish(typed, words)).toEqual({ ...NOTHING, query, most });
  });

  it.each([
    ['mattress between 500 and 900', 'mattress'],
    ['from $500 to $900 mattress', 'mattress'],
    ['matelas entre 500 et 900 $', 'matelas'],
  ])('"%s" names the least too', (typed, query) => {
    expect(takePriceWish(typed, words)).toEqual({ ...NOTHING, query, least: 50_000, most: 90_000 });
  });

  it.each([
    ['cheap mattress', 'mattress'],
    ['low cost sheets', 'sheets'],
    ['matelas PAS cher', 'matelas'],
    ['Cheap', ''],
  ])('"%s" asks for the least expensive first', (typed, query) => {
    expect(takePriceWish(typed, words)).toEqual({ ...NOTHING, query, isCheapest: true });
  });

  it.each(['under bed storage', 'queen mattress', 'under 5', '1000 thread count sheets', 'low bed', ''])(
    '"%s" says nothing of it',
    (typed) => {
      expect(takePriceWish(typed, words)).toEqual({ ...NOTHING, query: typed });
    },
  );
});
