import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { and, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { importCatalogue } from '../../catalogue/import.ts';
import { products, stock } from '../../catalogue/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

const SIZES = ['twin', 'twinXL', 'full', 'queen', 'king', 'calKing', 'splitKing'] as const;
const BEST_REST = 'resident-memory-foam-pillow';
/** One on a single bed, else two. */
const ON_EACH_BED = [1, 1, 2, 2, 2, 2, 2];

/** How many Best-rest pillows all orders so far take from stock. */
const pillowsTaken = async (): Promise<number> => {
  const rows = await store.database.db
    .select()
    .from(stock)
    .where(like(stock.item, 'halcyon/hal-resident-pillow-s:%'));
  return rows.reduce((sum, { reserved }) => sum + reserved, 0);
};

describe('the Best-rest pillow', () => {
  it('is ordered once with the Premier Bundle of a twin and a twin XL, and else twice [C5.14]', async () => {
    const taken: number[] = [];
    for (const size of SIZES) {
      const shopper = store.shopper();
      const [mattress] = (await shopper.adds('mattress', size)).items;
      const bundle = await shopper.item('premier-bundle', size);
      result(await shopper.client.addItems([{ ...bundle, forItem: mattress?.itemIdentifier }]));
      const before = await pillowsTaken();
      await shopper.places();
      taken.push((await pillowsTaken()) - before);
    }
    expect(taken).toEqual(ON_EACH_BED);
  });

  it('comes free as often where a mattress brings it [C5.14]', async () => {
    const { db } = store.database;
    const isMattress = and(eq(products.storefront, 'halcyon'), eq(products.name, 'mattress'));
    const [row] = await db.select().from(products).where(isMattress);
    if (!row) throw new Error('no mattress');
    await db
      .update(products)
      .set({ data: { ...row.data, gifts: [BEST_REST] } })
      .where(isMattress);
    await learn(() => (findProduct('mattress')?.gifts ?? []).length === 1);
    const given = await Promise.all(
      SIZES.map(async (size) => {
        const { items } = await store.shopper().adds('mattress', size);
        return items.filter(({ isGift }) => isGift).map(({ product, quantity }) => [product.name, quantity]);
      }),
    );
    expect(given).toEqual(ON_EACH_BED.map((quantity) => [[BEST_REST, quantity]]));
  });
});

const findProduct = (name: string) =>
  store.deps.catalogue.getStorefront('halcyon').findEntry(name)?.product ?? null;

/** Tells the store that rows have changed, and waits until it knows. */
const learn = async (isKnown: () => boolean): Promise<void> => {
  store.deps.catalogue.announceChange();
  while (!isKnown()) await new Promise((done) => setTimeout(done, 10));
};

describe('the value of a sleep bundle', () => {
  /** The advertised value of a variant, in cents. */
  const worthOf = async (name: string, sku: string): Promise<number> => {
    const [product] = result(await store.shopper().client.products([name])).data;
    const price = product?.pricing.find((one) => one.sku === sku);
    if (!price) throw new Error(`no price of ${sku}`);
    return price.totalValue;
  };
  const bundle = (size: string) => worthOf('serenity-bundle', `hal-serenity-bundle-s:${size}`);
  const sheets = (size: string) => worthOf('sheet-set', `hal-sheets-s:${size}/c:white`);
  const protector = (size: string) => worthOf('waterproof-mattress-protector', `hal-protector-s:${size}`);
  const pillow = (size: string) => worthOf('pillow', `hal-pillow-s:${size}`);

  it('counts half of what is made in two for a split king, and all of it in every other size [C5.18]', async () => {
    // Two twin XL sets each, which are worth one set of a split king.
    expect(await bundle('splitking')).toBe(
      (await sheets('splitking')) + (await protector('splitking')) + 2 * (await pillow('king')),
    );
    expect(await bundle('king')).toBe(
      (await sheets('king')) + (await protector('king')) + 2 * (await pillow('king')),
    );
    expect(await bundle('twinxl')).toBe(
      (await sheets('twinxl')) + (await protector('twinxl')) + (await pillow('standard')),
    );
  });

  it('counts two of three: half is rounded up [C5.18]', async () => {
    const before = await bundle('splitking');
    const catalogue = shippedCatalogue();
    const withThree = {
      ...catalogue,
      brands: catalogue.brands.map((brand) => ({
        ...brand,
        products: brand.products.map((product) =>
          product.name === 'serenity-bundle'
            ? { ...product, components: product.components.map(threeProtectors) }
            : product,
        ),
      })),
    };
    await importCatalogue(store.database, withThree);
    const sku = 'hal-serenity-bundle-s:splitking';
    await learn(() => findProduct('serenity-bundle')?.variants[sku]?.value !== before);
    expect(await bundle('splitking')).toBe(before + (await protector('splitking')));
  });

  const threeProtectors = <Component extends { product: string; quantityBySize: Record<string, number> }>(
    component: Component,
  ): Component =>
    component.product === 'waterproof-mattress-protector'
      ? { ...component, quantityBySize: { splitKing: 3 } }
      : component;
});
