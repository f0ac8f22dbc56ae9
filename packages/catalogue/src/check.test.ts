import { describe, expect, it } from 'vitest';
import { checkBrand } from './check.ts';
import { type Brand, loadCatalogue } from './load.ts';
import type { ProductData } from './schema.ts';

const [real] = loadCatalogue().brands;
if (!real) throw new Error('the catalogue has no brand');
const brand: Brand = real;

/** The brand with one product changed. */
const withProduct = (name: string, changes: Partial<ProductData>): Brand => ({
  ...brand,
  products: brand.products.map((product) => (product.name === name ? { ...product, ...changes } : product)),
});

/** The brand with one price changed; null takes it away. */
const withPrice = (name: string, key: string, price: number[] | null): Brand => {
  const { [key]: _old, ...others } = brand.prices[name] ?? {};
  const prices = price === null ? others : { ...others, [key]: price };
  return { ...brand, prices: { ...brand.prices, [name]: prices } };
};

const withHome = (changes: Partial<Brand['content']['home']>): Brand => ({
  ...brand,
  content: { ...brand.content, home: { ...brand.content.home, ...changes } },
});

describe('the data of a brand', () => {
  it('has nothing to complain of as it is', () => {
    expect(checkBrand(brand)).toEqual([]);
  });

  it('misses a price that is not there', () => {
    expect(checkBrand(withPrice('mattress', 'queen', null))).toEqual(['mattress: queen has no price']);
    expect(checkBrand(withPrice('sheet-set', 'king/grey', null))).toEqual([
      'sheet-set: king/grey has no price',
    ]);
    const { mattress: _none, ...prices } = brand.prices;
    expect(checkBrand({ ...brand, prices })).toHaveLength(6);
  });

  it('does not ask for the price of a split king, which is two twin XL', () => {
    expect(brand.prices.mattress).not.toHaveProperty('splitKing');
  });

  it('misses a gift that is no product', () => {
    expect(checkBrand(withProduct('mattress', { gifts: ['sheet-set', 'elephant'] }))).toEqual([
      'mattress: gift elephant is no product',
    ]);
  });

  it('finds a price above the list price, and one of nothing', () => {
    const message = ['mattress: queen costs more than its list price, or nothing'];
    expect(checkBrand(withPrice('mattress', 'queen', [69_900, 69_901]))).toEqual(message);
    expect(checkBrand(withPrice('mattress', 'queen', [69_900, 0]))).toEqual(message);
    expect(checkBrand(withPrice('mattress', 'queen', [69_900, 69_900]))).toEqual([]);
    expect(checkBrand(withPrice('mattress', 'queen', []))).toEqual(message);
  });

  it('finds layers that do not add up to the height', () => {
    expect(checkBrand(withProduct('mattress', { height: 13 }))).toEqual([
      'mattress: its layers do not add up to 13 inches',
    ]);
    expect(checkBrand(withProduct('mattress', { height: undefined }))).toEqual([]);
  });

  it('misses a product that the home page shows', () => {
    expect(checkBrand(withHome({ featured: ['mattress', 'elephant'] }))).toEqual([
      'home: elephant is no product',
    ]);
    const { hero } = brand.content.home;
    expect(checkBrand(withHome({ hero: { ...hero, product: 'mouse' } }))).toEqual([
      'home: mouse is no product',
    ]);
  });

  it('complains of everything at once', () => {
    const broken = {
      ...withPrice('pillow', 'king', null),
      content: withHome({ featured: ['elephant'] }).content,
    };
    expect(checkBrand(broken)).toEqual(['pillow: king has no price', 'home: elephant is no product']);
  });
});
