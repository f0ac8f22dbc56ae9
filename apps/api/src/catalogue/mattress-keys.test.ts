import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { expect, test } from 'vitest';
import { toMattressKeys } from './mattress-keys.ts';

const { brands } = shippedCatalogue();

/** What a brand sells under each of its short keys, as "inventory key, product". */
const keysOf = (wanted: string): Record<string, string> => {
  const brand = brands.find(({ key }) => key === wanted);
  return Object.fromEntries(
    Object.entries(brand ? toMattressKeys(brand) : {}).map(([key, { inventoryKey, productName }]) => [
      key,
      `${inventoryKey}, ${productName}`,
    ]),
  );
};

test('each short key leads to the mattress that it names, with the inventory key of its brand [C3.70, C3.71]', () => {
  expect(keysOf('halcyon')).toEqual({
    firm: 'hal-classic-foam, mattress',
    hybrid: 'hal-classic-hybrid, hybrid-mattress',
    'hybrid-cool': 'hal-premier-hybrid, premier-hybrid-mattress',
    'hybrid-copper': 'hal-luxe-hybrid, luxe-hybrid-mattress',
    'hybrid-premier': 'hal-premier-hybrid, premier-hybrid-mattress',
    'hybrid-ultra': 'hal-ultra-hybrid, ultra-hybrid-mattress',
    'luxury-firm': 'hal-classic-foam, mattress',
    mattress: 'hal-classic-foam, mattress',
    'mattress-cool': 'hal-premier-foam, premier-memory-foam-mattress',
    'mattress-copper': 'hal-luxe-foam, luxe-memory-foam-mattress',
    'mattress-premier': 'hal-premier-foam, premier-memory-foam-mattress',
    'mattress-rest': 'hal-essential-foam, memory-foam-mattress',
    'mattress-ultra': 'hal-ultra-foam, ultra-memory-foam-mattress',
    soft: 'hal-luxe-foam, luxe-memory-foam-mattress',
  });
  expect(keysOf('drift')).toEqual({
    firm: 'drf-low-tide, memory-foam-mattress',
    hybrid: 'drf-swell, hybrid-mattress',
    'hybrid-copper': 'drf-long-swell, premier-hybrid-mattress',
    'hybrid-premier': 'drf-long-swell, premier-hybrid-mattress',
    'luxury-firm': 'drf-original, mattress',
    mattress: 'drf-original, mattress',
    'mattress-rest': 'drf-low-tide, memory-foam-mattress',
    soft: 'drf-long-swell, premier-hybrid-mattress',
  });
  expect(keysOf('aurelle')).toEqual({
    firm: 'aur-foam-firm, mattress-memory-foam-firm',
    hybrid: 'aur-hybrid-luxury-firm, mattress-hybrid-luxury-firm',
    'hybrid-firm': 'aur-hybrid-firm, mattress-hybrid-firm',
    'hybrid-luxury-firm': 'aur-hybrid-luxury-firm, mattress-hybrid-luxury-firm',
    'hybrid-soft': 'aur-hybrid-soft, mattress-hybrid-soft',
    'luxury-firm': 'aur-foam-luxury-firm, mattress-memory-foam-luxury-firm',
    mattress: 'aur-foam-luxury-firm, mattress-memory-foam-luxury-firm',
    soft: 'aur-foam-soft, mattress-memory-foam-soft',
  });
});

test('every brand has a mattress under the plain key, and one for who wants it firm', () => {
  expect(brands.filter((brand) => !toMattressKeys(brand).mattress).map(({ key }) => key)).toEqual([]);
  const sellsFirm = brands.filter(({ products }) =>
    products.some(
      ({ kind, firmness, group }) => kind === 'mattress' && firmness === 'firm' && group !== 'kids',
    ),
  );
  const firmnessOf = (brand: (typeof brands)[number]) =>
    brand.products.find(({ name }) => name === brand.brand.mattressKeys.firm)?.firmness;
  expect(sellsFirm.length).toBeGreaterThan(3);
  expect(sellsFirm.map((brand) => [brand.key, firmnessOf(brand)])).toEqual(
    sellsFirm.map(({ key }) => [key, 'firm']),
  );
});
