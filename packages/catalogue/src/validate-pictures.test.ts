import { describe, expect, it } from 'vitest';
import { brand, faultsOf, withProduct } from './testing/halcyon.ts';

describe('the pictures of a brand', () => {
  it('are described by the title of what they show, never by nothing and never by the name of their file', () => {
    expect(faultsOf(brand)).toEqual([]);
    for (const title of ['', ' ', 'pillow', 'cotton-pillow', 'Pillow.svg'])
      expect(faultsOf(withProduct('pillow', { title })), title).toEqual([
        `pillow: “${title}” does not say what its picture shows`,
      ]);
  });

  it('are told apart by the names of the colours', () => {
    const colors = [{ value: 'white', title: '', swatch: '#ffffff' }];
    expect(faultsOf(withProduct('sheet-set', { colors }))).toContain(
      'sheet-set: “” does not say how white looks',
    );
  });

  it('of sets have a title too', () => {
    const [first, ...others] = brand.bundles;
    if (!first) throw new Error('halcyon has no bundle');
    expect(faultsOf({ ...brand, bundles: [{ ...first, title: first.name }, ...others] })).toEqual([
      'adjustable-frame-bundle: “adjustable-frame-bundle” does not say what its picture shows',
    ]);
  });
});
