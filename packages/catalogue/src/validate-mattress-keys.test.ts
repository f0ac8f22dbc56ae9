import { expect, test } from 'vitest';
import { brand, faultsOf } from './testing/halcyon.ts';

const faultsWith = (mattressKeys: Readonly<Record<string, string>>): string[] =>
  faultsOf({ ...brand, brand: { ...brand.brand, mattressKeys } });

test('a short key of a mattress leads to a mattress for adults, a hybrid one to a hybrid', () => {
  expect(faultsWith({ firm: 'kids-mattress' })).toEqual(['mattress key firm: kids-mattress is for kids']);
  expect(faultsWith({ firm: 'pillow' })).toEqual(['mattress key firm: pillow is no mattress']);
  expect(faultsWith({ firm: 'gone' })).toEqual(['mattress key firm: gone is no mattress']);
  expect(faultsWith({ 'hybrid-firm': 'mattress' })).toEqual([
    'mattress key hybrid-firm: mattress is no hybrid',
  ]);
  expect(faultsWith({ firm: 'mattress', hybrid: 'hybrid-mattress' })).toEqual([]);
});
