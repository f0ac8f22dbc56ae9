import { describe, expect, it } from 'vitest';
import { findSetSample } from '../invariants/sample-sets.ts';
import { findAllowedProduct } from './allowed-product.ts';

const names = {
  findByName: findSetSample,
  shortKeys: { 'mattress-ultra': 'ultra', old: 'gone', plate: 'pillow' },
};
const find = (wanted: string) => findAllowedProduct({ productIds: ['mattress', 'ultra'] }, wanted, names)?.id;

describe('the product that an address asks for', () => {
  it('is known by its name or by the short key of a mattress', () => {
    expect([find('ultra'), find('mattress-ultra')]).toEqual(['ultra', 'ultra']);
  });

  it('is none that the bundle does not have, by whatever name', () => {
    for (const wanted of ['base', 'plate', 'old', 'toString', '']) expect(find(wanted)).toBeUndefined();
  });
});
