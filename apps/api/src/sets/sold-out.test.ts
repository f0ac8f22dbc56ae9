import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variants } from '../database/schema.ts';
import { result } from '../testing/shopper.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

type Options = readonly { readonly value: string; readonly isSoldOut: boolean }[];
const soldOut = (options: Options = []) => options.filter((one) => one.isSoldOut).map(({ value }) => value);

/** Sells no more of the variants of a product that have a choice. */
const sellsOut = async (productName: string, choice: string): Promise<void> => {
  const { catalogue } = store.deps;
  const { product } = catalogue.getStorefront('halcyon').findEntry(productName) ?? {};
  const skus = Object.values(product?.variants ?? {})
    .filter(({ chosen }) => chosen.some(({ value }) => value === choice))
    .map(({ sku }) => sku);
  expect(skus.length).toBeGreaterThan(1);
  await store.database.db
    .update(variants)
    .set({ isActive: false })
    .where(and(eq(variants.productName, productName), inArray(variants.sku, skus)));
  catalogue.announceChange();
  const isSold = () => {
    const all = catalogue.getStorefront('halcyon').findEntry(productName)?.product.variants ?? {};
    return Object.values(all).some(({ sku, availability }) => skus.includes(sku) && availability.isActive);
  };
  await expect.poll(isSold, { timeout: 10_000 }).toBe(false);
};

describe('an option of a set that is sold out', () => {
  const bundle = async () =>
    result(
      await store
        .shopper()
        .client.bundlePage('platform-bed-bundle', { base: 'hudson-contemporary-bed-frame' }),
    );
  const set = async () => result(await store.shopper().client.setPage('hudson-bedroom-set'));

  it('is told apart from one that only does not go with the rest [C3.84, C4.05, C4.06]', async () => {
    const before = await bundle();
    const base = before.groups.find(({ role }) => role === 'base');
    const chosen = base?.products.find(({ isChosen }) => isChosen)?.name ?? '';
    const [color] = base?.options ?? [];
    const [first, second] = color?.options.map(({ value }) => value) ?? [];
    expect([chosen !== '', soldOut(color?.options)]).toEqual([true, []]);
    await sellsOut(chosen, second ?? '');
    const after = await bundle();
    const told = after.groups.find(({ role }) => role === 'base')?.options[0]?.options;
    expect(soldOut(told)).toEqual([second]);
    expect(told?.find(({ value }) => value === first)?.isAvailable).toBe(true);
    expect(soldOut(after.sizes)).toEqual([]);
  });

  it('is so for the bed of a bedroom set, by colour and by size', async () => {
    expect([soldOut((await set()).colors), soldOut((await set()).sizes)]).toEqual([[], []]);
    await sellsOut('hudson-contemporary-bed-frame', 'black');
    await sellsOut('hudson-contemporary-bed-frame', 'king');
    expect([soldOut((await set()).colors), soldOut((await set()).sizes)]).toEqual([['black'], ['king']]);
  });
});
