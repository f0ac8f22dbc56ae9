import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setFlag } from '../testing/set-flag.ts';
import { useTestStore } from '../testing/use-test-store.ts';
import { readTables } from './read-tables.ts';
import { sameStorefronts } from './same-storefronts.ts';
import { coupons, products, stock, variants } from './tables.ts';

const store = useTestStore();

/** The storefronts that something changes. */
const changedBy = async (change: () => Promise<unknown>): Promise<string[]> => {
  const before = await readTables(store.database, null);
  await change();
  const isSame = sameStorefronts(before, await readTables(store.database, before));
  const keys = new Set(before.products.rows.map(({ storefront }) => storefront));
  return [...keys].filter((key) => !isSame(key)).toSorted();
};

const db = () => store.database.db;

test('A piece that is sold changes the storefronts that sell it, and no other', async () => {
  const item = 'halcyon/hal-pillow-s:standard';
  const sell = (available: number) => () => db().update(stock).set({ available }).where(eq(stock.item, item));
  expect(await changedBy(sell(7))).toEqual(['halcyon']);
  expect(await changedBy(sell(7))).toEqual([]);
});

test('a price, a product and a flag change their storefront alone', async () => {
  const drift = eq(variants.storefront, 'drift');
  expect(await changedBy(() => db().update(variants).set({ priceCents: 100 }).where(drift))).toEqual([
    'drift',
  ]);
  const pillow = and(eq(products.storefront, 'cumula'), eq(products.name, 'pillow'));
  expect(await changedBy(() => db().delete(products).where(pillow))).toEqual(['cumula']);
  expect(await changedBy(() => setFlag(store, 'premierBundle', false))).toEqual(['halcyon']);
});

test('a code counts in every storefront', async () => {
  const end = db()
    .update(coupons)
    .set({ endedAt: '2026-11-20T12:00:00Z' })
    .where(eq(coupons.code, 'SLEEP10'));
  expect(await changedBy(async () => end)).toHaveLength(10);
});
