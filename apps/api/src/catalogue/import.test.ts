import { asDemo } from '@counterpane/catalogue/load';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from '../database/open.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { importCatalogue } from './import.ts';
import { coupons, stock, variants } from './tables.ts';

let database: Database;
const catalogue = shippedCatalogue();
beforeAll(async () => {
  database = await openTestDatabase(inject('postgresUrl'));
  await importCatalogue(database, catalogue);
});
afterAll(() => database.close());

const PILLOW = 'hal-pillow-s:king';
const ofPillow = and(eq(variants.storefront, 'halcyon'), eq(variants.sku, PILLOW));

const readPillow = async () => {
  const [variant] = await database.db.select().from(variants).where(ofPillow);
  const [units] = await database.db
    .select()
    .from(stock)
    .where(eq(stock.item, `halcyon/${PILLOW}`));
  return { price: variant?.priceCents, available: units?.available };
};

test('a second start changes nothing: what staff have set stays', async () => {
  await database.db.update(variants).set({ priceCents: 100 }).where(ofPillow);
  await database.db
    .update(stock)
    .set({ available: 7 })
    .where(eq(stock.item, `halcyon/${PILLOW}`));
  await importCatalogue(database, catalogue);
  expect(await readPillow()).toEqual({ price: 100, available: 7 });
});

test('a file that changed brings what changed, and leaves the stock alone', async () => {
  const changed = catalogue.brands.map((brand) => ({
    ...brand,
    prices: { ...brand.prices, pillow: { standard: [7500, 5900], king: [8900, 6500] } },
  }));
  await importCatalogue(database, { ...catalogue, brands: changed });
  expect(await readPillow()).toEqual({ price: 6500, available: 7 });
});

test('A store that goes back to earlier files has their prices again', async () => {
  await importCatalogue(database, catalogue);
  expect(await readPillow()).toEqual({ price: 6900, available: 7 });
});

const codeOf = async (code: string) => {
  const [row] = await database.db.select().from(coupons).where(eq(coupons.code, code));
  return row;
};

test('A code that is in no file any more ends, and is valid again when it comes back', async () => {
  const demo = asDemo(catalogue);
  await importCatalogue(database, demo);
  expect(await codeOf('EVERYTHING')).toMatchObject({ endedAt: null });
  await importCatalogue(database, catalogue);
  const ended = await codeOf('EVERYTHING');
  expect(ended?.endedAt).not.toBeNull();
  await importCatalogue(database, catalogue);
  expect(await codeOf('EVERYTHING')).toEqual(ended);
  await importCatalogue(database, demo);
  expect(await codeOf('EVERYTHING')).toMatchObject({ endedAt: null });
});
