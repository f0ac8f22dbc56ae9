import type { PageCollection } from '@counterpane/contract/pages/page-state';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { stock } from '../../catalogue/tables.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const collectionOf = async (name: string, search = ''): Promise<PageCollection> => {
  const { state } = result(await store.shopper().client.productPage(name, search));
  if (!state.collection) throw new Error(`${name} is in no collection`);
  return state.collection;
};

const piecesOf = ({ items }: PageCollection) =>
  items.map(({ productName, item }) =>
    [item?.quantity ?? 'no', productName, ...(item?.properties.map(({ value }) => value) ?? [])].join(' '),
  );

describe('the set on the page of one of its pieces', () => {
  it('has the mattress and the bed too, on the page of a nightstand [C3.76]', async () => {
    const onita = await collectionOf('onita-kids-nightstand');
    expect(piecesOf(onita)).toEqual([
      '1 kids-mattress twin memory-foam',
      '1 onita-kids-bed twin white',
      '1 onita-kids-nightstand white',
    ]);
    expect(onita.isComplete).toBe(true);
    const wistenpine = await collectionOf('wistenpine-kids-nightstand');
    expect(piecesOf(wistenpine).filter((text) => text.startsWith('no'))).toEqual([]);
  });

  it('comes in the size of the page where all its pieces do', async () => {
    expect(piecesOf(await collectionOf('kids-mattress', '?size=full'))).toEqual([
      '1 kids-mattress full memory-foam',
      '1 wistenpine-kids-bed full natural',
      '1 wistenpine-kids-nightstand natural',
    ]);
    expect(piecesOf(await collectionOf('kids-mattress', '?size=twinXL'))[1]).toBe(
      '1 wistenpine-kids-bed twin natural',
    );
    expect(piecesOf(await collectionOf('socalle-nightstand'))[0]).toMatch(/^1 socalle-platform-bed queen/);
  });

  it('comes with every material of its piece, each at its own price', async () => {
    const { state } = result(await store.shopper().client.productPage('kids-mattress', '?size=full'));
    expect(state.collections.map((one) => piecesOf(one)[0])).toEqual([
      '1 kids-mattress full memory-foam',
      '1 kids-mattress full hybrid',
    ]);
    const [foam, hybrid] = state.collections.map(({ prices }) => prices.finalPrice.amount);
    expect(hybrid).toBeGreaterThan(foam ?? Number.NaN);
  });

  it('has a price for each piece, which add up to its own', async () => {
    const { items, prices } = await collectionOf('socalle-platform-bed', '?size=king');
    const sum = items.reduce((total, { price }) => total + (price?.amount ?? 0), 0);
    expect(sum).toBe(prices.finalPrice.amount);
    expect(items.map(({ title }) => title)).not.toContain('');
  });

  it('can be put into a cart as it stands, for what it says', async () => {
    for (const name of ['onita-kids-nightstand', 'socalle-dresser', 'kids-mattress']) {
      const collection = await collectionOf(name);
      const shopper = store.shopper();
      const items = collection.items.flatMap(({ item }) =>
        item
          ? [
              {
                productID: item.productID,
                quantity: item.quantity,
                properties: item.properties.map((choice) => ({ name: choice.name, value: choice.value })),
              },
            ]
          : [],
      );
      const cart = result(await shopper.client.addItems(items, { source: 'bundle-upsell' }));
      expect(cart.totalPrice).toEqual(collection.prices.finalPrice);
      expect(cart.notices).toEqual([]);
    }
  });

  it('says that it is sold out, and not complete, when a piece cannot be had at all [C3.84, C4.06]', async () => {
    expect(await collectionOf('wistenpine-kids-bed')).toMatchObject({ isComplete: true, isSoldOut: false });
    const { revision } = store.deps.catalogue;
    for (const color of ['natural', 'black-and-white', 'flax'])
      await store.database.db
        .update(stock)
        .set({ available: 0 })
        .where(eq(stock.item, `halcyon/hal-wistenpine-nightstand-c:${color}`));
    store.deps.catalogue.announceChange();
    await expect.poll(() => store.deps.catalogue.revision).toBeGreaterThan(revision);
    const collection = await collectionOf('wistenpine-kids-bed');
    expect(collection).toMatchObject({ isComplete: false, isSoldOut: true });
    expect(collection.items.at(-1)).toMatchObject({ item: null, price: null });
    expect(collection.items[0]?.item).not.toBeNull();
  });
});
