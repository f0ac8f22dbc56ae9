import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FACETS, isFacet } from './facets.ts';

it('a list is narrowed by the facets that it names', () => {
  expect(FACETS.filter(isFacet)).toEqual(['type', 'size', 'color', 'material', 'price']);
});

it('a list is narrowed by nothing else, whatever an address says', () => {
  const words = fc.oneof(fc.string(), fc.constantFrom('toString', 'Size', '', 'sort', 'constructor'));
  fc.assert(
    fc.property(words, (word) => {
      expect(isFacet(word)).toBe(FACETS.join().split(',').includes(word));
    }),
  );
});
