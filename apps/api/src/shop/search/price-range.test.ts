import { describe, expect, it } from 'vitest';
import { parsePriceRange } from './price-range.ts';

const words = { cheap: ['cheap', 'low cost', 'pas cher'] };
const NOTHING = { least: null, most: null, isCheapest: false };

describe('what a shopper says of the price', () => {
  it.each([
    ['queen mattress under 700', 'queen mattress', 70_000],
    ['mattress below $1,200 hybrid', 'mattress hybrid', 120_000],
    ['less than 50 dollars pillow', 'pillow', 5_000],
    ['matelas moins de 1 200 $', 'matelas', 120_000],
    ['under £80', '', 8_000],
    ['colchón menos de 1,200 dólares', 'colchón', 120_000],
    ['almohada hasta $50', 'almohada', 5_000],
  ])('"%s" names the most that they want to pay', (typed, query, most) => {
    expect(parsePriceRange(typed, words)).toEqual({ ...NOTHING, query, most });
  });

  it.each([
    ['mattress between 500 and 900', 'mattress'],
    ['from $500 to $900 mattress', 'mattress'],
    ['matelas entre 500 et 900 $', 'matelas'],
    ['mattress $500 to $900', 'mattress'],
    ['mattress 500-900', 'mattress'],
    ['£500 – £900 mattress', 'mattress'],
    ['matelas de 500 à 900 $', 'matelas'],
    ['colchón entre 500 y 900', 'colchón'],
    ['colchón de $500 a $900', 'colchón'],
    ['colchón desde 500 hasta 900', 'colchón'],
    ['mattress over 500 under 900', 'mattress'],
  ])('"%s" names the least too', (typed, query) => {
    expect(parsePriceRange(typed, words)).toEqual({ ...NOTHING, query, least: 50_000, most: 90_000 });
  });

  it.each([
    ['mattress over $1000', 'mattress'],
    ['mattress above 1,000', 'mattress'],
    ['more than £1000 mattress', 'mattress'],
    ['mattress at least 1000 dollars', 'mattress'],
    ['matelas plus de 1 000 $', 'matelas'],
    ['mattress no less than 1000', 'mattress'],
    ['matelas pas moins de 1000 $', 'matelas'],
    ['matelas à partir de 1000 $', 'matelas'],
    ['colchón más de 1000 dólares', 'colchón'],
    ['colchón a partir de $1,000', 'colchón'],
    ['colchón no menos de 1000', 'colchón'],
  ])('"%s" names the least alone', (typed, query) => {
    expect(parsePriceRange(typed, words)).toEqual({ ...NOTHING, query, least: 100_000 });
  });

  it('passes over a measure before it', () => {
    const most = parsePriceRange('under 12 inch mattress under 900', words);
    expect(most).toEqual({ ...NOTHING, query: 'under 12 inch mattress', most: 90_000 });
  });

  it.each(['mattress no more than 900', 'mattress pas plus de 900 $', 'mattress no más de 900'])(
    '"%s" is a most, not a least',
    (typed) => {
      expect(parsePriceRange(typed, words)).toEqual({ ...NOTHING, query: 'mattress', most: 90_000 });
    },
  );

  it.each([
    'mattress 150 x 200',
    'mattress 140-200',
    'mattress over 12 inch',
    'between 10 and 14 inches mattress',
    'bed for more than 300 lbs',
    'matelas plus de 100 kg',
    'colchón más de 12 pulgadas',
    'cama para más de 300 libras',
    'sábanas de 400 a 600 hilos',
    'at least 400 thread count sheets',
    'model AB-500-900',
    'over bed table',
  ])('"%s" is a measure or a name, no price', (typed) => {
    expect(parsePriceRange(typed, words)).toEqual({ ...NOTHING, query: typed });
  });

  it.each([
    ['cheap mattress', 'mattress'],
    ['low cost sheets', 'sheets'],
    ['matelas PAS cher', 'matelas'],
    ['Cheap', ''],
  ])('"%s" asks for the least expensive first', (typed, query) => {
    expect(parsePriceRange(typed, words)).toEqual({ ...NOTHING, query, isCheapest: true });
  });

  it.each(['under bed storage', 'queen mattress', 'under 5', '1000 thread count sheets', 'low bed', ''])(
    '"%s" says nothing of it',
    (typed) => {
      expect(parsePriceRange(typed, words)).toEqual({ ...NOTHING, query: typed });
    },
  );
});
