import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findSizeSlip } from './size-slip.ts';

const WORDS = { sizes: { queen: ['queen'], king: ['king', 'eastern king'], twin: ['twin'], full: ['full'] } };

it('a size with one slip of the hand is that size', () => {
  const typed = ['quene', 'qeuen', 'queeen', 'kign', 'twni', 'fulll'];
  expect(typed.map((word) => findSizeSlip(word, WORDS))).toEqual([
    'queen',
    'queen',
    'queen',
    'king',
    'twin',
    'full',
  ]);
});

it('another word is no size', () => {
  for (const word of ['kind', 'pillow', 'queries', 'kin', 'fall', ''])
    expect(findSizeSlip(word, WORDS)).toBe(null);
});

it('whichever two neighbours of a size change places', () => {
  fc.assert(
    fc.property(fc.constantFrom('queen', 'king', 'twin'), fc.nat({ max: 3 }), (size, at) => {
      const swapped = size.slice(0, at) + size.charAt(at + 1) + size.charAt(at) + size.slice(at + 2);
      fc.pre(at + 1 < size.length && swapped !== size);
      expect(findSizeSlip(swapped, WORDS)).toBe(size);
    }),
  );
});
