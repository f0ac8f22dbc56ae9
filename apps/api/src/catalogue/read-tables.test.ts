import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestStore } from '../testing/use-test-store.ts';
import { readTables } from './read-tables.ts';
import { stock, variants } from './tables.ts';

const store = useTestStore();

test('Only the tables in which something has changed are read again', async () => {
  const before = await readTables(store.database, null);
  expect(before.variants.rows.length).toBeGreaterThan(4_000);
  const again = await readTables(store.database, before);
  for (const name of ['products', 'variants', 'stock', 'coupons', 'settings'] as const)
    expect(again[name]).toBe(before[name]);

  const item = before.stock.rows[0]?.item ?? '';
  await store.database.db.update(stock).set({ available: 7 }).where(eq(stock.item, item));
  const sold = await readTables(store.database, before);
  expect(sold.stock.rows.find((row) => row.item === item)?.available).toBe(7);
  expect(sold.stock.hash).not.toBe(before.stock.hash);
  expect(sold.variants).toBe(before.variants);
});

test('a price that is changed in the database alone is read', async () => {
  const before = await readTables(store.database, null);
  const sku = before.variants.rows[0]?.sku ?? '';
  await store.database.db.update(variants).set({ priceCents: 12_345 }).where(eq(variants.sku, sku));
  const after = await readTables(store.database, before);
  expect(after.variants.rows.find((row) => row.sku === sku)?.priceCents).toBe(12_345);
});
