import { expect, test } from 'vitest';
import { MATTRESS_INCHES } from './mattress-inches.ts';

test('every size of a bed has its inches, and no pillow has', () => {
  expect(Object.keys(MATTRESS_INCHES)).toEqual([
    'twin',
    'twinXL',
    'full',
    'queen',
    'king',
    'calKing',
    'splitKing',
  ]);
});

test('a split king is told as two halves that make a king', () => {
  expect(MATTRESS_INCHES.splitKing).toBe('two 38 × 80');
  expect(MATTRESS_INCHES.king).toBe('76 × 80');
});

test('a queen is 60 by 80 and a Cal King 72 by 84 inches', () => {
  expect(MATTRESS_INCHES.queen).toBe('60 × 80');
  expect(MATTRESS_INCHES.calKing).toBe('72 × 84');
});
