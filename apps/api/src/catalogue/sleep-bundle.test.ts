import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { expect, test } from 'vitest';
import { brandRows } from './brand-rows.ts';

const brand = shippedCatalogue().brands.find(({ key }) => key === 'halcyon');
if (!brand) throw new Error('the catalogue has no halcyon');

const rows = brandRows(brand);
const demandOf = (sku: string) =>
  rows.variants
    .find((row) => row.sku === sku)
    ?.demand.map(({ stockItem, units }) => `${units} ${stockItem.replace('halcyon/', '')}`);

test('a sleep bundle takes its parts from stock, in the size and number that fit the bed', () => {
  expect(demandOf('hal-serenity-bundle-s:queen')).toEqual([
    '2 hal-pillow-s:standard',
    '1 hal-protector-s:queen',
    '1 hal-sheets-s:queen/c:white',
  ]);
  expect(demandOf('hal-serenity-bundle-s:twin')?.[0]).toBe('1 hal-pillow-s:standard');
});

test('a sleep bundle for a split king takes two twin XL sets, and pillows for a king', () => {
  expect(demandOf('hal-serenity-bundle-s:splitking')).toEqual([
    '2 hal-pillow-s:king',
    '2 hal-protector-s:twinxl',
    '2 hal-sheets-s:twinxl/c:white',
  ]);
});

test('a sleep bundle has no stock of its own, and comes in the options that it names', () => {
  expect(rows.stock.filter(({ item }) => item.includes('bundle'))).toEqual([]);
  expect(demandOf('hal-premier-bundle-s:king')).toContain('1 hal-cotton-sheets-s:king/c:grey/m:sateen');
});

test('a split-king sheet set is two twin XL in price and in stock, like a mattress', () => {
  const priceOf = (sku: string) => rows.variants.find((row) => row.sku === sku)?.priceCents ?? 0;
  expect(demandOf('hal-sheets-s:splitking/c:grey')).toEqual(['2 hal-sheets-s:twinxl/c:grey']);
  expect(priceOf('hal-sheets-s:splitking/c:grey')).toBe(2 * priceOf('hal-sheets-s:twinxl/c:grey'));
});

test('a pack takes as many from stock as are in it', () => {
  expect(demandOf('hal-tri-pillow-s:king/q:2')).toEqual(['2 hal-tri-pillow-s:king']);
  expect(rows.stock.map(({ item }) => item)).toContain('halcyon/hal-tri-pillow-s:king');
});

test('everything that a variant takes is in stock under one name', () => {
  const items = rows.stock.map(({ item }) => item);
  expect(new Set(items).size).toBe(items.length);
  const wanted = new Set(rows.variants.flatMap(({ demand }) => demand.map(({ stockItem }) => stockItem)));
  expect([...wanted].filter((item) => !items.includes(item))).toEqual([]);
});

test('a component may come in a number of its own in one size', () => {
  const products = brand.products.map((product) =>
    product.name === 'serenity-bundle'
      ? {
          ...product,
          components: [{ product: 'pillow', quantity: 2, quantityBySize: { twin: 3 }, properties: {} }],
        }
      : product,
  );
  const own = brandRows({ ...brand, products }).variants;
  const unitsOf = (sku: string) => own.find((row) => row.sku === sku)?.demand[0]?.units;
  expect(unitsOf('hal-serenity-bundle-s:twin')).toBe(3);
  expect(unitsOf('hal-serenity-bundle-s:queen')).toBe(4);
});
