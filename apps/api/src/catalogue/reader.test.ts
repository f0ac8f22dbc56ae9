import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import type { Database } from '../database/open.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { importCatalogue } from './import.ts';
import { type CatalogueReader, openCatalogueReader } from './reader.ts';
import { stock, variants } from './tables.ts';

let database: Database;
let reader: CatalogueReader;
const purged: string[] = [];
const NOON = Date.parse('2026-11-20T12:00:00Z');
let now = NOON;
beforeAll(async () => {
  database = await openTestDatabase(inject('postgresUrl'));
  const catalogue = shippedCatalogue();
  await importCatalogue(database, catalogue);
  await importCatalogue(database, catalogue);
  reader = await openCatalogueReader({
    database,
    catalogue,
    clock: { now: () => now },
    hosts: { 'shop.example': 'halcyon' },
    onChange: (tags) => purged.push(...(tags ?? ['everything'])),
  });
});
afterAll(() => database.close());

const ITEM = 'halcyon/hal-ultra-hybrid-s:full';

const inStock = (): boolean | undefined =>
  reader.storefrontOf('shop.example').findEntry('ultra-hybrid-mattress')?.product.variants[
    'hal-ultra-hybrid-s:full'
  ]?.availability.isInStock;

it('knows a storefront by its label, by a host of its own, and is the first one elsewhere', () => {
  for (const host of ['halcyon.localhost', 'shop.example', 'localhost', 'constructor'])
    expect(reader.storefrontOf(host).key).toBe('halcyon');
});

it('shows what has sold out as soon as it is told, and purges that product’s pages alone', async () => {
  expect(inStock()).toBe(true);
  await database.db.update(stock).set({ available: 0 }).where(eq(stock.item, ITEM));
  await reader.announceChange();
  await expect.poll(() => inStock()).toBe(false);
  expect(purged).toEqual(['product:ultra-hybrid-mattress']);
});

it('purges every page when a price has changed: it stands on those of sets, of other products and in the feed', async () => {
  purged.length = 0;
  const pillow = and(eq(variants.storefront, 'halcyon'), eq(variants.sku, 'hal-pillow-s:standard'));
  await database.db.update(variants).set({ priceCents: 6_100 }).where(pillow);
  reader.announceChange();
  await expect.poll(() => purged).toEqual(['everything']);
});

it('reads once more when news comes while it is reading', async () => {
  const first = reader.announceChange();
  await database.db.update(stock).set({ available: 1 }).where(eq(stock.item, ITEM));
  await Promise.all([first, reader.announceChange()]);
  await expect.poll(inStock).toBe(true);
});

it('stays the very same while nothing changes, however often it is read, until the day is over', async () => {
  const seen = reader.storefrontOf('shop.example');
  const { revision } = reader;
  for (let step = 1; step <= 3; step++) {
    now = NOON + step * 601_000;
    expect(reader.storefrontOf('shop.example')).toBe(seen);
    await new Promise((done) => setTimeout(done, 150));
  }
  expect(reader.storefrontOf('shop.example')).toBe(seen);
  expect(reader.revision).toBe(revision);
  now = NOON + 86_400_000;
  reader.storefrontOf('shop.example');
  await expect.poll(() => reader.revision).toBe(revision + 1);
  expect(reader.storefrontOf('shop.example')).not.toBe(seen);
});

it('purges the pages of products at the end of the day, from which their dates count, also without a request', async () => {
  // Monday, 23 November 2026, 300 ms before midnight; the clock goes once the catalogue was read.
  let begun: number | null = null;
  const midnight = Date.parse('2026-11-24T00:00:00Z');
  const left: string[] = [];
  const early = await openCatalogueReader({
    database,
    catalogue: shippedCatalogue(),
    clock: { now: () => midnight - 300 + (begun === null ? 0 : Date.now() - begun) },
    hosts: {},
    onChange: (tags) => left.push(...(tags ?? ['everything'])),
  });
  expect(left).toEqual([]);
  begun = Date.now();
  await vi.waitFor(() => expect(left).toContain('product:mattress'), { timeout: 15_000 });
  const { availability } =
    early.getStorefront('halcyon').findEntry('mattress')?.product.variants['hal-classic-foam-s:queen'] ?? {};
  expect(availability?.shippingFrom).toBe('2026-11-27');
});

/** The shipped catalogue with another sentence of Halcyon. */
const saying = (tagline: string) => {
  const catalogue = shippedCatalogue();
  const brands = catalogue.brands.map((one) =>
    one.key === 'halcyon' ? { ...one, brand: { ...one.brand, tagline } } : one,
  );
  return { ...catalogue, brands };
};

const tagline = () => reader.storefrontOf('shop.example').brand.brand.tagline;

it('shows what the files say now once they were read again, on pages that were kept too', async () => {
  const { revision } = reader;
  purged.length = 0;
  const said = 'Beds for people who read this test';
  await importCatalogue(database, saying(said));
  await reader.replaceCatalogue(saying(said));
  expect(tagline()).toBe(said);
  expect(reader.revision).toBeGreaterThan(revision);
  expect(purged).toEqual(['everything']);
});

it('knows what sold out while the files were read again, and shows what they say', async () => {
  const before = inStock();
  const replacing = reader.replaceCatalogue(saying('Beds that sell while files are read'));
  await database.db
    .update(stock)
    .set({ available: before ? 0 : 9 })
    .where(eq(stock.item, ITEM));
  reader.announceChange();
  await replacing;
  await expect.poll(inStock).toBe(!before);
  expect(tagline()).toBe('Beds that sell while files are read');
});
