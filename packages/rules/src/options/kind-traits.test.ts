import { expect, test } from 'vitest';
import { hasTrait } from './kind-traits.ts';

test('A foundation carries the recycling fee, and a nightstand does not', () => {
  expect([hasTrait('foundation', 'recycled'), hasTrait('nightstand', 'recycled')]).toEqual([true, false]);
});

test('A plan and a service are brought by no carrier', () => {
  expect(['protection-plan', 'service', 'pillow'].map((kind) => hasTrait(kind, 'physical'))).toEqual([
    false,
    false,
    true,
  ]);
});

test('Nothing is true of a kind that there is not', () => {
  expect(hasTrait('elephant', 'large')).toBe(false);
});
