import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { variants } from '../../catalogue/tables.ts';
import { result } from '../../testing/shopper.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';

const BASE = 'adjustable-bed-frame';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const soldOutBeside = async (): Promise<Readonly<Record<string, readonly string[]>>> => {
  const { state } = result(await store.shopper().client.productPage('mattress', ''));
  const all = [...state.upsellItems, ...state.upgradableUpsellItems];
  return Object.fromEntries(all.map(({ name, soldOutSizes }) => [name, soldOutSizes]));
};

it('a product page says beside which of its sizes an upsell is sold out, not where it is not made [C4.06, C3.84]', async () => {
  const before = await soldOutBeside();
  expect(Object.keys(before)).toContain(BASE);
  expect(before[BASE]).toEqual([]);
  const { catalogue, database } = store.deps;
  const { revision } = catalogue;
  const all = catalogue.getStorefront('halcyon').findEntry(BASE)?.product.variants ?? {};
  const inQueen = Object.values(all).filter(({ chosen }) => chosen.some(({ value }) => value === 'queen'));
  const skus = inQueen.map(({ sku }) => sku);
  await database.db
    .update(variants)
    .set({ isActive: false })
    .where(and(eq(variants.productName, BASE), inArray(variants.sku, skus)));
  catalogue.announceChange();
  await expect.poll(() => catalogue.revision, { timeout: 15_000 }).toBeGreaterThan(revision);
  expect((await soldOutBeside())[BASE]).toEqual(['queen']);
});
