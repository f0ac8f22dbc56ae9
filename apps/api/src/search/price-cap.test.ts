import { expect, it } from 'vitest';
import { takePriceCap } from './price-cap.ts';

it.each([
  ['queen mattress under 700', 'queen mattress', 70_000],
  ['mattress below $1,200 hybrid', 'mattress hybrid', 120_000],
  ['less than 50 dollars pillow', 'pillow', 5_000],
  ['matelas moins de 1 200 $', 'matelas', 120_000],
  ['under £80', '', 8_000],
])('"%s" names the most that somebody wants to pay', (typed, query, most) => {
  expect(takePriceCap(typed)).toEqual({ query, most });
});

it.each(['under bed storage', 'queen mattress', 'under 5', '1000 thread count sheets', ''])(
  '"%s" names no price',
  (typed) => {
    expect(takePriceCap(typed)).toEqual({ query: typed, most: null });
  },
);
