import { expect, it } from 'vitest';
import { sellOut } from '../../testing/sell-out.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const BASE = 'adjustable-bed-frame';

const store = useTestStore();

const stateOf = async (name: string) => result(await store.shopper().client.productPage(name, '')).state;

const soldOutBeside = async (name = 'mattress'): Promise<Map<string, readonly (string | null)[]>> => {
  const { upsellItems, upgradableUpsellItems } = await stateOf(name);
  return new Map(
    [...upsellItems, ...upgradableUpsellItems].map((upsell) => [upsell.name, upsell.soldOutSizes]),
  );
};

it('a product page says beside which of its sizes an upsell is sold out, not where it is not made [C4.06, C3.84]', async () => {
  expect((await soldOutBeside()).get(BASE)).toEqual([]);
  await sellOut(store, BASE, 'queen');
  expect((await soldOutBeside()).get(BASE)).toEqual(['queen']);
});

it('upsells and upgrades that are sold out altogether stay on the page, which says so [C4.05, C4.06, C3.84]', async () => {
  const before = [...(await soldOutBeside()).keys()];
  expect(before).toEqual(expect.arrayContaining(['sheet-set', 'premier-bundle', 'serenity-bundle', BASE]));
  expect((await stateOf('mattress')).hasAdjustableBase).toBe(true);
  for (const name of ['sheet-set', 'premier-bundle', BASE]) await sellOut(store, name);
  const after = await soldOutBeside();
  expect([...after.keys()]).toEqual(before);
  // What holds sheets is sold out with them, and still known as what comes free.
  for (const name of ['sheet-set', 'premier-bundle', 'serenity-bundle'])
    expect(after.get(name)).toHaveLength(7);
  const { upsellItems, upgradableUpsellItems, hasAdjustableBase } = await stateOf('mattress');
  expect(hasAdjustableBase).toBe(false);
  const free = upgradableUpsellItems.find(({ name }) => name === 'serenity-bundle');
  expect(free?.choices.map(({ price, isPurchasable }) => [price.amount, isPurchasable])).toContainEqual([
    0,
    false,
  ]);
  const sheets = upsellItems.find(({ name }) => name === 'sheet-set');
  expect(sheets?.choices.some(({ isPurchasable }) => isPurchasable)).toBe(false);
});

it('what is sold out says so on the page of a product without sizes too', async () => {
  const all = store.deps.catalogue.getStorefront('halcyon').entries;
  const names = all.filter(({ product }) => product.properties.length === 0).map(({ data }) => data.name);
  const told = [];
  for (const name of names) told.push(...(await soldOutBeside(name)).values());
  expect(told).toContainEqual([null]);
});
