import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { stock, variants } from '../../catalogue/tables.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const BLANKET = 'dual-temperature-weighted-blanket';

/** Every state that a variant can be in, and what it means for a shopper. */
const STATES = [
  { isActive: true, isInStock: true, isBackOrderAllowed: true, told: 'to be bought, taken' },
  { isActive: true, isInStock: true, isBackOrderAllowed: false, told: 'to be bought, taken' },
  { isActive: true, isInStock: false, isBackOrderAllowed: true, told: 'to be bought, ships later, taken' },
  { isActive: true, isInStock: false, isBackOrderAllowed: false, told: 'not to be bought, refused' },
  { isActive: false, isInStock: true, isBackOrderAllowed: true, told: 'not to be bought, refused' },
  { isActive: false, isInStock: true, isBackOrderAllowed: false, told: 'not to be bought, refused' },
  { isActive: false, isInStock: false, isBackOrderAllowed: true, told: 'not to be bought, refused' },
  { isActive: false, isInStock: false, isBackOrderAllowed: false, told: 'not to be bought, refused' },
];

/** The blanket as its page shows it. */
const shown = async () => result(await store.shopper().client.productPage(BLANKET));

/** Puts a variant into each of the states, and waits until the store knows of all. */
const putEach = async (skus: readonly string[]): Promise<void> => {
  const { db } = store.database;
  for (const [index, { isActive, isInStock, isBackOrderAllowed }] of STATES.entries()) {
    const sku = skus[index] ?? '';
    const isVariant = and(eq(variants.storefront, 'halcyon'), eq(variants.sku, sku));
    await db.update(variants).set({ isActive }).where(isVariant);
    const row = { available: isInStock ? 5 : 0, backOrder: isBackOrderAllowed };
    await db
      .update(stock)
      .set(row)
      .where(eq(stock.item, `halcyon/${sku}`));
  }
  store.deps.catalogue.announceChange();
  const isSeen = () => {
    const { findEntry } = store.deps.catalogue.getStorefront('halcyon');
    const known = findEntry(BLANKET)?.product.variants ?? {};
    return STATES.every(({ isActive, isInStock, isBackOrderAllowed }, index) => {
      const {
        isActive: active,
        isInStock: inStock,
        isBackOrderAllowed: later,
      } = known[skus[index] ?? '']?.availability ?? {};
      return active === isActive && inStock === isInStock && later === isBackOrderAllowed;
    });
  };
  while (!isSeen()) await new Promise((done) => setTimeout(done, 10));
};

describe('what the state of a variant means for a shopper', () => {
  it('is that it ships later if it is active, out of stock and may be back-ordered, and in no other state [C4.03]', async () => {
    const skus = (await shown()).variants.map(({ sku }) => sku).slice(0, STATES.length);
    expect(skus).toHaveLength(STATES.length);
    await putEach(skus);
    const { product, variants: views } = await shown();
    const told: string[] = [];
    for (const sku of skus) {
      const view = views.find((one) => one.sku === sku);
      const item = { productID: product.id, quantity: 1, properties: view?.properties };
      const { items } = result(await store.shopper().client.addItems([item]));
      const words = [
        view?.isPurchasable ? 'to be bought' : 'not to be bought',
        ...(view?.isBackOrdered ? ['ships later'] : []),
        items.some((line) => line.sku === sku) ? 'taken' : 'refused',
      ];
      told.push(words.join(', '));
    }
    expect(told).toEqual(STATES.map((state) => state.told));
  });
});

describe('a combination of options', () => {
  const choose = async (shopper: Shopper, choices: Readonly<Record<string, string>>) => {
    const properties = Object.entries(choices).map(([name, value]) => ({ name, value }));
    const item = { productID: await shopper.productId('sheet-set'), quantity: 1, properties };
    return result(await shopper.client.addItems([item]));
  };

  it('is valid in any spelling of its values, and is kept in that of the product [C4.04]', async () => {
    const spellings = [
      { Size: 'queen', Color: 'grey' },
      { Size: 'QUEEN', Color: 'Grey' },
      { Color: 'gREY', Size: 'Queen' },
    ];
    for (const spelling of spellings) {
      const [line] = (await choose(store.shopper(), spelling)).items;
      expect(line?.sku).toBe('hal-sheets-s:queen/c:grey');
      expect(line?.properties.map(({ value }) => value)).toEqual(['queen', 'grey']);
    }
  });

  it('is not valid if one value is none of the options, if one is missing or if one is too many [C4.04]', async () => {
    const wrong = [
      [{ Size: 'emperor', Color: 'grey' }, 'Size'],
      [{ Size: 'queen', Color: 'pink' }, 'Color'],
      [{ Size: 'queen' }, 'Color'],
      [{ Size: 'queen', Color: 'grey', Weight: '15' }, 'Weight'],
    ] as const;
    for (const [choices, property] of wrong) {
      const cart = await choose(store.shopper(), choices);
      expect(cart.items, JSON.stringify(choices)).toEqual([]);
      expect(cart.notices).toMatchObject([{ code: 'impossible_option', property }]);
    }
  });

  it('that is not valid does not take the place of one that is [C4.04]', async () => {
    const shopper = store.shopper();
    const [line] = (await choose(shopper, { Size: 'queen', Color: 'grey' })).items;
    const id = line?.itemIdentifier ?? '';
    const change = {
      properties: [
        { name: 'Size', value: 'queen' },
        { name: 'Color', value: 'pink' },
      ],
    };
    expect(refusal(await shopper.client.changeItem(id, change)).code).toBe('impossible_option');
    expect(result(await shopper.client.cart()).items[0]?.sku).toBe('hal-sheets-s:queen/c:grey');
  });
});
