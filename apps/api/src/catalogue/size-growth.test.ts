import { expect, test } from 'vitest';
import { growthOf, measuredSize } from './size-growth.ts';

const appearance = (shape: 'mattress' | 'headboard' | 'duvet' | 'dresser') => ({
  shape,
  cover: '#ffffff',
  side: '#ffffff',
  accent: '#ffffff',
  layers: [],
});
const sizes = ['twin', 'twinXL', 'full', 'queen', 'king', 'calKing', 'splitKing'];

test('the queen is what the catalogue measures, and without one the smallest', () => {
  expect(measuredSize({ sizes })).toBe('queen');
  expect(measuredSize({ sizes: ['twin', 'full'] })).toBe('twin');
  expect(measuredSize({ sizes: [] })).toBe(null);
});

test('every size of a bed is as much larger as its mattress', () => {
  const bed = { sizes, appearance: appearance('mattress') };
  expect(growthOf(bed, 'queen')).toEqual({ width: 0, length: 0 });
  expect(growthOf(bed, 'twin')).toEqual({ width: -21, length: -5 });
  expect(growthOf(bed, 'calKing')).toEqual({ width: 12, length: 4 });
  expect(growthOf({ ...bed, sizes: ['twin', 'full'] }, 'full')).toEqual({ width: 15, length: 0 });
});

test('a split king is as wide as its two halves', () => {
  expect(growthOf({ sizes, appearance: appearance('mattress') }, 'splitKing')).toEqual({
    width: 16,
    length: 0,
  });
});

test('a headboard grows in width alone, a folded duvet and a dresser not at all', () => {
  expect(growthOf({ sizes, appearance: appearance('headboard') }, 'twin')).toEqual({ width: -21, length: 0 });
  expect(growthOf({ sizes, appearance: appearance('duvet') }, 'king')).toEqual({ width: 0, length: 0 });
  expect(growthOf({ sizes: [], appearance: appearance('dresser') }, null)).toEqual({ width: 0, length: 0 });
});

test('a size that no mattress has changes nothing', () => {
  const pillow = { sizes: ['standard', 'king'], appearance: appearance('mattress') };
  expect(growthOf(pillow, 'king')).toEqual({ width: 0, length: 0 });
  expect(growthOf({ sizes, appearance: appearance('mattress') }, 'jumbo')).toEqual({ width: 0, length: 0 });
});
