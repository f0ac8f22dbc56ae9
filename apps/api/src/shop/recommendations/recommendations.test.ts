import type { Recommendations } from '@counterpane/contract/products/recommendations';
import { hasTrait } from '@counterpane/rules/options/kind-traits';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { sellOut } from '../../testing/sell-out.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { learnPurchase } from './learn-purchase.ts';
import { purchasePairs } from './tables.ts';

/** Facts are read again after ten minutes, in the background of the call that finds them old. */
const READ_AGAIN_MS = 11 * 60_000;

const NIGHTSTAND = 'mid-century-nightstand';

const store = useTestStore(openCardStore);

const recommendedWith = async (shopper: Shopper): Promise<Recommendations> => {
  const { items } = result(await shopper.client.cart());
  const skus = items.map(({ sku }) => sku);
  return result(await shopper.client.recommendations('bought-together', skus));
};

const titlesOf = ({ products }: Recommendations) => products.map(({ title }) => title);

const withMattress = async (size = 'queen') => {
  const shopper = store.shopper();
  await shopper.adds('mattress', size);
  return shopper;
};

const buysBoth = async (): Promise<string> => {
  const shopper = await withMattress();
  const [nightstand] = result(await shopper.client.products([NIGHTSTAND])).data;
  const properties = nightstand?.properties.map(({ name, options }) => ({
    name,
    value: options.find(({ outOfStock }) => !outOfStock)?.value ?? '',
  }));
  result(await shopper.client.addItems([{ productID: nightstand?.id ?? '', quantity: 1, properties }]));
  const { id } = await shopper.places();
  result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  return id;
};

const pairs = () => store.database.db.select().from(purchasePairs);

describe('what is recommended with a cart', () => {
  it('is answered with the name of the strategy and each product’s key and score, best first [K7.50]', async () => {
    const shopper = await withMattress();
    const sku = result(await shopper.client.cart()).items[0]?.sku ?? '';
    const cartSkus = Buffer.from(`${sku},no-such-sku`).toString('base64');
    const answer = await shopper.fetch(
      `/api/recommendations/v3/bought-together?dd=device&cartSkus=${encodeURIComponent(cartSkus)}`,
    );
    const { status, result: recommended } = (await answer.json()) as {
      status: string;
      result: Recommendations;
    };
    expect(status).toBe('ok');
    expect(recommended.name).toBe('bought-together');
    const scores = recommended.products.map(({ score }) => score);
    expect(scores).toHaveLength(4);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(recommended.products[0]).toMatchObject({
      key: expect.stringMatching(/s:queen/),
      score: 0.49,
      reason: 'goes-with',
    });
  });

  it('is in the size of the bed, and is nothing that is in the cart', async () => {
    const shopper = await withMattress('twin');
    const { products } = await recommendedWith(shopper);
    // Those that are made for a bed, which come first.
    for (const { key } of products.slice(0, 2)) expect(key).toMatch(/s:twin\b/);
    for (const { url } of products) expect(url).toMatch(/^\/(?!mattress\?)[a-z\d/-]+\?variant=/);
  });

  it('is nothing that is sold out in the size of the bed, though another size of it is there', async () => {
    const first = async (size: string) =>
      (await recommendedWith(await withMattress(size))).products[0]?.name ?? '';
    const name = await first('full');
    expect(await first('queen')).toBe(name);
    await sellOut(store, name, 'full');
    const names = (await recommendedWith(await withMattress('full'))).products.map((one) => one.name);
    expect(names).toHaveLength(4);
    expect(names).not.toContain(name);
    expect(await first('queen')).toBe(name);
  });

  it('is nothing that the page offers already', async () => {
    const shopper = await withMattress();
    const skus = result(await shopper.client.cart()).items.map(({ sku }) => sku);
    const asked = async (without: readonly string[]) =>
      result(await shopper.client.recommendations('bought-together', skus, without)).products;
    const [first, second] = (await asked([])).map(({ name }) => name);
    const others = (await asked([first ?? ''])).map(({ name }) => name);
    expect(others).toHaveLength(4);
    expect(others).not.toContain(first);
    expect(others).toContain(second);
  });

  const queenSku = (storefront: string, name: string): string => {
    const { product } = store.deps.catalogue.getStorefront(storefront).findEntry(name) ?? {};
    return Object.keys(product?.variants ?? {}).find((sku) => sku.includes('s:queen')) ?? '';
  };

  /** What goes with products in queen, without what is not of interest. */
  const named = async (storefront: string, names: readonly string[], without: readonly string[]) => {
    const { client } = store.shopper(`${storefront}.localhost`);
    const skus = names.map((name) => queenSku(storefront, name));
    const { products } = result(await client.recommendations('goes-with', skus, without));
    return products.map(({ name }) => name);
  };

  it('is nothing of a kind that comes free with what is in the cart', async () => {
    const { findEntry } = store.deps.catalogue.getStorefront('halcyon');
    const { gifts = [] } = findEntry('mattress')?.product ?? {};
    expect(gifts).toHaveLength(3);
    const beside = await named('halcyon', ['mattress'], []);
    expect(beside).toHaveLength(4);
    const kinds = beside.map((name) => findEntry(name)?.product.kind ?? '');
    for (const free of ['sheets', 'pillow', 'protector']) expect(kinds).not.toContain(free);
  });

  it('is nothing of a kind that is part of a bundle in the cart', async () => {
    const { findEntry } = store.deps.catalogue.getStorefront('halcyon');
    const kindsBeside = async (names: readonly string[]) =>
      (await named('halcyon', names, [])).map((name) => findEntry(name)?.product.kind);
    expect(await kindsBeside(['adjustable-bed-frame'])).toContain('pillow');
    const kinds = await kindsBeside(['adjustable-bed-frame', 'serenity-bundle']);
    expect(kinds.length).toBeGreaterThan(0);
    for (const part of ['sheets', 'pillow', 'protector']) expect(kinds).not.toContain(part);
  });

  it('takes the height of the mattress in the cart', async () => {
    const { findEntry } = store.deps.catalogue.getStorefront('halcyon');
    const beds = ['mattress', 'ultra-memory-foam-mattress'].flatMap((name) => findEntry(name)?.product ?? []);
    // Protectors come free with them, and are recommended once they do not. Other tests have the same catalogue.
    const gifts = beds.map((bed) => bed.gifts);
    onTestFinished(() => {
      for (const [index, bed] of beds.entries()) Object.assign(bed, { gifts: gifts[index] });
    });
    for (const bed of beds) Object.assign(bed, { gifts: [] });
    const others = ['waterproof-mattress-protector', 'waterproof-breathable-mattress-protector'];
    // Its zip closes over 10 to 14 inches.
    expect(await named('halcyon', ['mattress'], others)).toContain('waterproof-tencel-mattress-cover');
    const tall = await named('halcyon', ['ultra-memory-foam-mattress'], others);
    expect(tall).toHaveLength(4);
    expect(tall).not.toContain('waterproof-tencel-mattress-cover');
  });

  it('is a base only where the frame in the cart has room for it', async () => {
    const { entries } = store.deps.catalogue.getStorefront('aurelle');
    const bedding = entries.filter(({ product }) => hasTrait(product.kind, 'gift-sized'));
    const without = bedding.map(({ product }) => product.name);
    const besides = (frame: string) => named('aurelle', ['mattress-hybrid-soft', frame], without);
    expect(await besides('thalia-bed-frame')).toContain('adjustable-bed-frame');
    const full = await besides('waverly-bed-frame');
    expect(full).toContain('cadmori-nightstand');
    expect(full).not.toContain('adjustable-bed-frame');
  });

  it('is nothing where nothing of the cart is known', async () => {
    const { client } = store.shopper();
    expect(result(await client.recommendations('bought-together', ['unknown'])).products).toEqual([]);
    expect(result(await client.recommendations('goes-with', [])).products).toEqual([]);
  });

  it('is refused where the question is none', async () => {
    const shopper = store.shopper();
    const asked = async (path: string) => (await shopper.fetch(`/api/recommendations/v3/${path}`)).status;
    expect(await asked('bought-together?cartSkus=%25%25')).toBe(400);
    expect(await asked('bought-together')).toBe(400);
    expect(await asked('horoscope?cartSkus=cGlsbG93')).toBe(400);
    expect(refusal(await shopper.client.recommendations('popular', ['x'.repeat(20_000)])).status).toBe(400);
  });

  it('follows what is bought together, which is learned from each order once', async () => {
    const before = titlesOf(await recommendedWith(await withMattress()));
    const [{ title: nightstand = '' } = {}] = result(
      await store.shopper().client.products([NIGHTSTAND]),
    ).data;
    expect(before[0]).not.toBe(nightstand);
    for (let orders = 0; orders < 3; orders += 1) await buysBoth();
    const id = await buysBoth();
    const learned = await pairs();
    await learnPurchase(store.deps, id);
    expect(await pairs()).toEqual(learned);
    store.clock.forward(READ_AGAIN_MS);
    const shopper = await withMattress();
    await recommendedWith(shopper);
    await expect.poll(async () => titlesOf(await recommendedWith(shopper))[0]).toBe(nightstand);
  });
});
