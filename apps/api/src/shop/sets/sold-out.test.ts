import { inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { stock } from '../../catalogue/tables.ts';
import { sellOut } from '../../testing/sell-out.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

type Options = readonly { readonly value: string; readonly isSoldOut: boolean }[];
const soldOut = (options: Options = []) => options.filter((one) => one.isSoldOut).map(({ value }) => value);

const sellsOut = (productName: string, ...choices: readonly string[]) =>
  sellOut(store, productName, ...choices);

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

  it('is also a color that is sold out in the size of the set alone, as on the tiles of a product [C4.05, C4.06]', async () => {
    const name = 'mid-century-platform-bed';
    const colorsIn = async (size: string): Promise<Options> => {
      const { groups } = result(
        await store.shopper().client.bundlePage('platform-bed-bundle', { base: name, size }),
      );
      return groups.find(({ role }) => role === 'base')?.options[0]?.options ?? [];
    };
    const second = (await colorsIn('queen'))[1]?.value ?? '';
    await sellsOut(name, 'queen', second);
    expect(soldOut(await colorsIn('queen'))).toEqual([second]);
    expect(soldOut(await colorsIn('king'))).toEqual([]);
    const roomIn = async (size: string): Promise<Options> =>
      result(await store.shopper().client.setPage('mira-bedroom-set', { size })).colors;
    await sellsOut('mira-panel-bed', 'queen', 'slate');
    expect(soldOut(await roomIn('queen'))).toEqual(['slate']);
    expect(soldOut(await roomIn('king'))).toEqual([]);
  });
});

describe('a size of a set', () => {
  const chosen = async (query: Readonly<Record<string, string>>) =>
    result(await store.shopper().client.bundlePage('platform-bed-bundle', query));

  it('is sold out where the chosen mattress is, and only does not go with a bed that is not made in it [C3.84]', async () => {
    const essential = await chosen({ mattress: 'memory-foam-mattress' });
    expect(soldOut(essential.sizes)).toEqual(['twin', 'calKing']);
    const socalle = await chosen({ mattress: 'hybrid-mattress', base: 'socalle-platform-bed' });
    expect(soldOut(socalle.sizes)).toEqual([]);
    const apart = socalle.sizes.filter(({ isAvailable }) => !isAvailable);
    expect(apart.map(({ value }) => value)).toEqual(['twin']);
  });

  it('can be chosen where it is the only way to a part that is sold out in the chosen one', async () => {
    const [own, other] = ['steel-frame-mattress-foundation', 'solid-wood-upholstered-mattress-foundation'];
    const page = async (base: string, size: string) =>
      result(await store.shopper().client.bundlePage('foundation-mattress-set', { base, size }));
    await sellsOut(own, 'king');
    const before = await page(own, 'queen');
    expect(soldOut(before.sizes)).toContain('king');
    await sellsOut(other, 'queen');
    const after = await page(own, 'queen');
    const bases = after.groups.find(({ role }) => role === 'base')?.products;
    expect(bases?.map(({ name, isSoldOut }) => [name, isSoldOut])).toEqual([
      [own, false],
      [other, true],
    ]);
    expect(soldOut(after.sizes)).not.toContain('king');
    // There the page says what is wrong, and the other one can be chosen.
    const there = await page(own, 'king');
    expect(there.problem).toContain('out of stock at the moment');
    expect((await page(other, 'king')).problem).toBeNull();
  });

  it('that is sold out for one part says nothing of the colors of another', async () => {
    const { groups, problem } = await chosen({
      ...{ mattress: 'memory-foam-mattress', size: 'twin' },
      base: 'hudson-contemporary-bed-frame',
    });
    const [color] = groups.find(({ role }) => role === 'base')?.options ?? [];
    expect(problem).toBe('Essential memory foam mattress, Twin: out of stock at the moment');
    expect(color?.options.filter(({ isAvailable }) => isAvailable).length).toBeGreaterThan(0);
  });
});

describe('a part of a set that is sold out', () => {
  it('is told apart from one that is not made in the size [C3.84, C4.05, C4.06]', async () => {
    const missingIn = async (set: string): Promise<Record<string, boolean>> => {
      const { groups } = result(await store.shopper().client.bundlePage(set, { size: 'twin' }));
      const missing = groups.flatMap(({ products }) => products).filter(({ price }) => price === null);
      return Object.fromEntries(missing.map(({ name, isSoldOut }) => [name, isSoldOut]));
    };
    expect(await missingIn('foundation-mattress-set')).toMatchObject({ 'memory-foam-mattress': true });
    expect(await missingIn('platform-bed-bundle')).toMatchObject({ 'socalle-platform-bed': false });
  });

  it('is told apart in a bedroom from one that is not made to go with the bed', async () => {
    const pieces = async () =>
      result(await store.shopper().client.setPage('mira-bedroom-set', { color: 'navy' })).pieces;
    const before = (await pieces()).find(({ name }) => name === 'mira-chest');
    expect([before?.price === null, before?.isSoldOut]).toEqual([false, false]);
    await sellsOut('mira-chest', 'navy');
    const gone = (await pieces()).find(({ name }) => name === 'mira-chest');
    expect([gone?.price === null, gone?.isSoldOut]).toEqual([true, true]);
  });
});

describe('an extra of a set that is sold out altogether', () => {
  it('stays on the page, says so, and is in no total though it is asked for [C3.84, C4.05, C4.06]', async () => {
    const name = 'breathable-cotton-duvet';
    const page = async (extra: string) =>
      result(await store.shopper().client.bundlePage('foundation-mattress-set', { extra }));
    const pick = ({ extras }: Awaited<ReturnType<typeof page>>) => extras.find((one) => one.name === name);
    const [plain, before] = [await page(''), await page(name)];
    expect(pick(before)).toMatchObject({ isChosen: true, isSoldOut: false });
    expect(before.items).toHaveLength(plain.items.length + 1);
    await sellsOut(name);
    const after = await page(name);
    expect(pick(after)).toMatchObject({ isChosen: false, isSoldOut: true });
    expect([after.items, after.summary.total]).toEqual([plain.items, plain.summary.total]);
    expect(after.upsells.map((one) => one.name)).not.toContain(name);
  });
});

describe('what goes well with a set and is sold out altogether', () => {
  it('stays in the list of the page, which says so [C3.84, C4.05, C4.06]', async () => {
    const page = async () =>
      result(await store.shopper().client.bundlePage('platform-bed-bundle', { size: 'queen' }));
    const told = async () => (await page()).upsells.map(({ name, isSoldOut }) => [name, isSoldOut]);
    const before = await told();
    const [name] = before.find(([, isSoldOut]) => isSoldOut === false) ?? [];
    await sellsOut(String(name));
    expect(await told()).toEqual(before.map((one) => (one[0] === name ? [name, true] : one)));
  });
});

describe('a pair in a set of which one is left', () => {
  it('is offered as one, and the cart takes the set without a word', async () => {
    const name = 'mira-nightstand';
    const page = async () => result(await store.shopper().client.setPage('mira-bedroom-set'));
    const quantity = async () => (await page()).pieces.find((piece) => piece.name === name)?.quantity;
    expect(await quantity()).toBe(2);
    const { catalogue, database } = store.deps;
    const own = catalogue.getStorefront('halcyon').findEntry(name)?.product.variants ?? {};
    const stockItems = Object.values(own).flatMap(({ demand }) => demand.map(({ stockItem }) => stockItem));
    await database.db
      .update(stock)
      .set({ available: 1, backOrder: false })
      .where(inArray(stock.item, stockItems));
    catalogue.announceChange();
    await expect.poll(quantity, { timeout: 10_000 }).toBe(1);
    const items = (await page()).items.map(({ productID, quantity: count, properties }) => ({
      productID,
      quantity: count,
      properties: properties.map(({ name: property, value }) => ({ name: property, value })),
    }));
    expect(result(await store.shopper().client.addItems(items)).notices).toEqual([]);
  });
});
