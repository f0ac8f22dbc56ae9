import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { expect, test } from 'vitest';
import { texturesOf } from './textures.ts';

const { brands } = shippedCatalogue();
const brandOf = (key: string) => {
  const found = brands.find((brand) => brand.key === key);
  if (!found) throw new Error(`no brand ${key}`);
  return found;
};
const productOf = (brand: string, name: string) => {
  const found = brandOf(brand).products.find((product) => product.name === name);
  if (!found) throw new Error(`${brand} has no ${name}`);
  return found;
};

const known = (hash: string) => ({ hash, tint: '#ffffff', width: 96, height: 96 });
const TAKEN = {
  'halcyon/mira-panel-bed/swatch': known('a'),
  'halcyon/mira-panel-bed/swatch-navy': known('b'),
};

test('a colour is chosen by a picture of its material, once there is one', () => {
  const findTexture = texturesOf(TAKEN, brandOf('halcyon'));
  const mira = productOf('halcyon', 'mira-panel-bed');
  expect(findTexture(mira, 'white')).toBe('/pictures/halcyon/mira-panel-bed/swatch-96.webp?v=a');
  expect(findTexture(mira, 'navy')).toBe('/pictures/halcyon/mira-panel-bed/swatch-navy-96.webp?v=b');
  expect(findTexture(mira, 'slate')).toBeNull();
});

test('a brand that sells the bed of another shows the pictures of the brand that makes it', () => {
  const seller = brands.find(({ brand }) =>
    brand.sells.some(({ products }) => products.includes('mira-panel-bed')),
  );
  if (!seller) throw new Error('nobody else sells the Mira bed');
  const mira = seller.products.find(({ name }) => name === 'mira-panel-bed');
  expect(mira && texturesOf(TAKEN, seller)(mira, 'navy')).toContain('/pictures/halcyon/');
});
