import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import type { Database } from '../database/open.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { filed } from '../testing/sale-store.ts';
import { importCatalogue } from './import.ts';
import { openCatalogueReader } from './reader.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(inject('postgresUrl'));
  await importCatalogue(database, shippedCatalogue());
});
afterAll(() => database.close());

/** A catalogue in which Drift has a sale that ends so many milliseconds from now. */
const openReader = async (endsInMs: number, now: () => number) => {
  const catalogue = shippedCatalogue();
  const endsAt = new Date(now() + endsInMs).toISOString();
  const promotions = filed({
    id: 'short',
    lane: 'sale',
    conditions: [{ type: 'period', endsAt }],
    benefit: { type: 'sale-price' },
  });
  const told: (readonly string[] | null)[] = [];
  const reader = await openCatalogueReader({
    database,
    catalogue: {
      ...catalogue,
      brands: catalogue.brands.map((brand) => (brand.key === 'drift' ? { ...brand, promotions } : brand)),
    },
    clock: { now },
    hosts: {},
    onChange: (tags) => told.push(tags),
  });
  return { reader, told };
};

it('every cached page is purged when a sale ends, also without a request', async () => {
  let now = Date.parse('2026-11-20T12:00:00Z');
  const { told } = await openReader(200, () => now);
  expect(told).toEqual([]);
  now += 200;
  await vi.waitFor(() => expect(told).toEqual([null]), { timeout: 10_000 });
});

it('a storefront without a sale that ends stays the very same, and so does what is remembered of it', async () => {
  let now = Date.parse('2026-11-20T12:00:00Z');
  const { reader, told } = await openReader(60_000, () => now);
  const { revision } = reader;
  const [halcyon, drift] = ['halcyon', 'drift'].map((key) => reader.getStorefront(key));
  now += 59_999;
  expect(reader.getStorefront('drift')).toBe(drift);
  now += 1;
  expect(reader.getStorefront('halcyon')).toBe(halcyon);
  expect(reader.getStorefront('drift')).not.toBe(drift);
  expect(reader.revision).toBe(revision + 1);
  expect(told).toEqual([null]);
});
