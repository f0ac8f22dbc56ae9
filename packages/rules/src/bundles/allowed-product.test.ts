import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSetSample } from '../testing/sample-sets.ts';
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

  it('is one of the group’s own or none, whatever the address says', () => {
    const known = ['mattress', 'ultra', 'base', 'pillow', ...Object.keys(names.shortKeys), '__proto__'];
    const wanted = fc.oneof(fc.constantFrom(...known), fc.string());
    fc.assert(
      fc.property(wanted, fc.subarray(['mattress', 'ultra', 'base']), (text, productIds) => {
        const found = findAllowedProduct({ productIds }, text, names);
        expect([null, ...productIds]).toContain(found?.id ?? null);
      }),
    );
  });
});
