import type { Brand } from '../brand.ts';
import type { ProductData } from '../product-schema.ts';
import { validateBrand } from '../validate-brand.ts';
import { shippedCatalogue } from './shipped-catalogue.ts';

const { brands, vocabulary } = shippedCatalogue();
const real = brands.find(({ key }) => key === 'halcyon');
if (!real) throw new Error('the catalogue has no halcyon');

/** A real brand, of which tests spoil one thing at a time. */
export const brand: Brand = real;

export const faultsOf = (spoilt: Brand): string[] => validateBrand(spoilt, vocabulary);

/** The brand with one product changed. */
export const withProduct = (name: string, changes: Partial<ProductData>): Brand => ({
  ...brand,
  products: brand.products.map((product) => (product.name === name ? { ...product, ...changes } : product)),
});

/** The brand with one price changed; null takes it away. */
export const withPrice = (name: string, key: string, price: number[] | null): Brand => {
  const { [key]: _old, ...others } = brand.prices[name] ?? {};
  const prices = price === null ? others : { ...others, [key]: price };
  return { ...brand, prices: { ...brand.prices, [name]: prices } };
};

export const withHome = (changes: Partial<Brand['content']['home']>): Brand => ({
  ...brand,
  content: { ...brand.content, home: { ...brand.content.home, ...changes } },
});
