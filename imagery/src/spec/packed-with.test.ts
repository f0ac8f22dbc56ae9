import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { expect, test } from 'vitest';
import { packedWith } from './packed-with.ts';
import { specOfProduct } from './spec-of-product.ts';

const products = shippedCatalogue().brands.find(({ key }) => key === 'halcyon')?.products ?? [];
const bundles = products.filter(({ components }) => components.length > 0);

test('what comes with the sheets of a bundle is what the catalogue sells by itself, in the colours of the bundle', () => {
  expect(bundles).toHaveLength(3);
  for (const bundle of bundles) {
    const parts = bundle.components.flatMap(({ product: name, properties }) => {
      const product = products.find((each) => each.name === name);
      return product && product.kind !== 'sheets' ? specOfProduct(product, properties?.Color) : [];
    });
    expect(packedWith(bundle)).toEqual(parts);
  }
});

test('the sheets of a bundle have the colour of the set that is in it', () => {
  for (const bundle of bundles) {
    const [sheets] = bundle.components;
    const set = products.find(({ name }) => name === sheets?.product);
    expect(set).toBeDefined();
    if (set) expect(specOfProduct(bundle).cover).toEqual(specOfProduct(set, sheets?.properties?.Color).cover);
  }
});

test('a box that is not counted by its parts says which pillows are in it', () => {
  const box = products.find(({ name }) => name === 'serenity-sheet-set-pillow-bundle');
  expect(box && packedWith(box).map(({ name }) => name)).toEqual(['pillow']);
});
