import type { PageState } from '@counterpane/contract/pages/page-state';
import type { ProductPage } from '@counterpane/contract/pages/pages';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { variants } from '../../catalogue/tables.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

/** A catalogue is read anew in well under this. */
const PATIENCE = { timeout: 15_000, interval: 50 };

const store = useTestStore();

const page = async (name: string, search = ''): Promise<ProductPage> =>
  result(await store.shopper().client.productPage(name, search));
const state = async (name: string, search = ''): Promise<PageState> => (await page(name, search)).state;

/** What an operator changes in the database, as pages see it. */
const changeVariants = async (name: string, change: { isActive: boolean }) => {
  const { catalogue, database } = store.deps;
  const { revision } = catalogue;
  await database.db.update(variants).set(change).where(eq(variants.productName, name));
  catalogue.announceChange();
  await expect.poll(() => catalogue.revision).toBeGreaterThan(revision);
};

describe('what a product page starts with', () => {
  it('is its item, alone and in a list, and what goes with it, upgrades apart [C3.72]', async () => {
    const { productItem, productItems, upsellItems, upgradableUpsellItems } = await state('mattress');
    expect(productItem).toMatchObject({ quantity: 1, properties: [{ name: 'Size', value: 'queen' }] });
    expect(productItems).toEqual([productItem]);
    expect(upsellItems.length).toBeGreaterThan(3);
    expect(upsellItems.every(({ type }) => type === 'additional')).toBe(true);
    expect(upgradableUpsellItems.map(({ name }) => name)).toEqual([
      'serenity-bundle',
      'tranquility-bundle',
      'premier-bundle',
    ]);
  });

  it('is a choice of every property, with value, name and title [C3.73]', async () => {
    const { selectedProperties } = await state('natural-cotton-sheet-set');
    expect(Object.keys(selectedProperties)).toEqual(['Size', 'Color', 'Material']);
    expect(selectedProperties.Size).toEqual({ name: 'Size', value: 'queen', title: 'Queen' });
    expect((await state('dual-temperature-weighted-blanket')).selectedProperties.Weight).toMatchObject({
      value: '15',
    });
  });

  it('is the product with what is ticked, how many of each, and a firmness [C3.74, C3.85]', async () => {
    const { productItem, selectedProducts, quantity, quantities, firmnessType } = await state('mattress');
    expect(selectedProducts).toEqual([productItem.productID]);
    expect([quantity, quantities]).toEqual([1, { [productItem.productID]: 1 }]);
    expect(['soft', 'firm', 'luxury-firm']).toContain(firmnessType);
    expect((await state('sheet-set')).firmnessType).toBe('soft');
  });

  it('recommends what is preselected, and does not tick what costs something [C3.51, C3.85]', async () => {
    const begun = await state('bamboo-platform-bed-frame');
    const headboard = begun.upsellItems.find(({ preselected }) => preselected);
    expect(headboard?.choices[0]?.price.amount).toBeGreaterThan(0);
    expect(begun.selectedProducts).not.toContain(headboard?.productID);
  });

  it('is soft, firm or luxury firm, as the mattress is: Aurelle has each in both materials [C3.28]', async () => {
    const { client } = store.shopper('aurelle.localhost');
    const told = await Promise.all(
      ['soft', 'firm', 'luxury-firm'].flatMap((firmness) =>
        ['memory-foam', 'hybrid'].map(async (material) => {
          const { product, state: begun } = result(
            await client.productPage(`mattress-${material}-${firmness}`),
          );
          return [product.attributes.material, product.attributes.firmness, begun.firmnessType];
        }),
      ),
    );
    expect(told).toEqual([
      ['memory-foam', 'soft', 'soft'],
      ['hybrid', 'soft', 'soft'],
      ['memory-foam', 'firm', 'firm'],
      ['hybrid', 'firm', 'firm'],
      ['memory-foam', 'luxury-firm', 'luxury-firm'],
      ['hybrid', 'luxury-firm', 'luxury-firm'],
    ]);
  });

  it('is soft where nobody has said how firm a thing is [C3.30]', async () => {
    for (const name of ['sheet-set', 'pillow', 'adjustable-bed-frame']) {
      const { product, state: begun } = await page(name);
      expect([name, product.attributes.firmness, begun.firmnessType]).toEqual([name, null, 'soft']);
    }
  });

  it('is two of a pillow that is sold in pairs, on its own page, and one of any other [C5.17]', async () => {
    expect((await state('gel-infused-memory-foam-pillow')).quantity).toBe(2);
    expect((await state('pillow')).quantity).toBe(1);
  });

  it('is a set with its parts, its items, its groups and its extras, and what it saves [C3.75]', async () => {
    const { bundle } = await state('bamboo-platform-bed-frame', '?size=queen');
    expect(bundle?.groups.map(({ role }) => role)).toEqual(['mattress', 'extend', 'headboardAddon']);
    expect(Object.keys(bundle?.products ?? {})).toEqual(['mattress', 'extend']);
    expect(bundle?.items).toHaveLength(2);
    expect(bundle?.extras.map(({ product }) => product.name)).toEqual(['natural-cotton-sheet-set']);
    expect(bundle?.saving.amount).toBe(10_000);
    const bases = await state('adjustable-bed-frame');
    expect(bases.bundle?.products.base?.productID).toBe(bases.productItem.productID);
    const beds = await state('socalle-platform-bed');
    expect(beds.bundle?.groups.map(({ role }) => role)).toContain('furniture');
  });

  it('is a collection whose pieces have a type, a maximum and, some, a rule for their colour [C3.76]', async () => {
    const { collection } = await state('socalle-platform-bed');
    expect(collection?.items.map(({ type, maximumQuantity }) => [type, maximumQuantity])).toEqual([
      ['bedframe', 1],
      ['nightstand', 2],
      ['dresser', 1],
      ['chest', 1],
    ]);
    expect(collection?.items.map(({ colorRule }) => colorRule === null)).toEqual([true, false, false, false]);
    expect(collection?.items[1]?.item?.quantity).toBe(2);
  });

  it('says when the choice is out of stock [C3.77]', async () => {
    expect((await state('memory-foam-mattress', '?size=twin')).isOutOfStock).toBe(true);
    expect((await state('mattress')).isOutOfStock).toBe(false);
  });

  it('has the prices of a collection, in cents and as they are read [C3.78]', async () => {
    const prices = (await state('socalle-platform-bed')).collection?.prices;
    expect(prices?.discount.amount).toBe((prices?.totalValue.amount ?? 0) - (prices?.finalPrice.amount ?? 0));
    expect(prices?.discount.amount).toBeGreaterThan(0);
    expect(
      Object.values(prices?.formatted ?? {}).filter((text) => !/^\$[\d,]+(\.\d\d)?$/.test(text)),
    ).toEqual([]);
  });

  it('reads in dollars what is kept in cents, and a discount in whole dollars, rounded down [C9.02, C9.03]', async () => {
    const pricesAt = async (host: string) => {
      const shown = result(await store.shopper(host).client.productPage('socalle-platform-bed'));
      const prices = shown.state.collection?.prices;
      return prices && [prices.discount.amount, ...Object.values(prices.formatted)];
    };
    expect(await pricesAt('halcyon.localhost')).toEqual([93_500, '$3,200', '$2,265', '$935']);
    expect(await pricesAt('halcyon-uk.localhost')).toEqual([86_200, '£2,940', '£2,078', '£862']);
    // Two nightstands, each dearer by 5 cents.
    const nightstands = and(
      eq(variants.storefront, 'halcyon'),
      eq(variants.productName, 'socalle-nightstand'),
    );
    await store.database.db
      .update(variants)
      .set({ priceCents: sql`${variants.priceCents} + 5` })
      .where(nightstands);
    store.deps.catalogue.announceChange();
    await vi.waitFor(async () => expect((await pricesAt('halcyon.localhost'))?.[0]).toBe(93_490), PATIENCE);
    expect(await pricesAt('halcyon.localhost')).toEqual([93_490, '$3,200', '$2,265.10', '$934']);
  });

  it('knows of every upsell what it is and what is paired with it [C3.79]', async () => {
    const { upsellItems } = await state('mattress');
    expect(upsellItems.filter(({ info, productID }) => info.id !== productID)).toEqual([]);
    const paired = upsellItems.filter(({ pairedItem }) => pairedItem !== null);
    expect(paired.length).toBeGreaterThan(0);
    expect(
      paired.map(({ pairedItem, pairedProduct }) => pairedProduct?.name === pairedItem?.name),
    ).not.toContain(false);
  });

  it("offers what is in the brand's list, in its order, and nothing else that the brand sells [C4.12]", async () => {
    const listed = store.deps.catalogue.storefrontOf('halcyon.localhost').upsells.map(({ name }) => name);
    const { upsellItems, upgradableUpsellItems } = await state('mattress');
    const shown = [...upsellItems, ...upgradableUpsellItems].map(({ name }) => name);
    expect(shown.filter((name) => !listed.includes(name))).toEqual([]);
    expect(upsellItems.map(({ name }) => name)).toEqual(
      listed.filter((name) => shown.includes(name)).slice(3),
    );
    const sold = store.deps.catalogue.storefrontOf('halcyon.localhost').entries;
    expect(sold.length).toBeGreaterThan(shown.length + 50);
  });

  it('has one Size default for what has size variants, and none for what has not [C4.13, C4.14]', async () => {
    const { upsellItems } = await state('mattress', '?size=king');
    const sizesOf = (wanted: string) => {
      const upsell = upsellItems.find(({ name }) => name === wanted);
      const defaults = upsell?.defaultProperties.filter(({ type }) => type === 'Size') ?? [];
      const king = upsell?.choices.find(({ size }) => size === 'king');
      return [
        defaults.length,
        king?.properties.filter(({ name }) => name === 'Size').map(({ value }) => value),
      ];
    };
    // Its entry in the list has no default size.
    expect(sizesOf('waterproof-mattress-protector')).toEqual([1, ['king']]);
    expect(sizesOf('sheet-set')).toEqual([1, ['king']]);
    expect(sizesOf('serenity-weighted-blanket')).toEqual([0, []]);
  });

  it('can be bought in a size that is there or comes later, and not in one that is neither [C5.24]', async () => {
    const inSize = async (name: string, size: string) => {
      const { variants } = await page(name);
      const found = variants.find(({ properties }) => properties.some(({ value }) => value === size));
      return found ? [found.isPurchasable, found.isBackOrdered] : 'not made';
    };
    expect(await inSize('mattress', 'queen')).toEqual([true, false]);
    expect(await inSize('memory-foam-mattress', 'twin')).toEqual([false, false]);
    expect(await inSize('mattress', 'emperor')).toBe('not made');
    const shopper = store.shopper();
    for (const size of ['twin', 'emperor']) {
      const answer = await shopper.client.addItems([await shopper.item('memory-foam-mattress', size)]);
      expect(result(answer).items).toEqual([]);
    }
  });

  it('says of an adjustable base whether it is offered with it [C3.81]', async () => {
    const { entries } = store.deps.catalogue.getStorefront('halcyon');
    const oneOfEachKind = new Map(entries.map(({ data }) => [data.kind, data.name])).values();
    for (const name of [...oneOfEachKind, 'mattress', 'pillow']) {
      const { hasAdjustableBase, upsellItems } = await state(name);
      expect(hasAdjustableBase).toBe(upsellItems.some(({ info }) => info.kind === 'adjustable-base'));
    }
    expect((await state('pillow')).hasAdjustableBase).toBe(false);
    expect((await state('mattress')).hasAdjustableBase).toBe(true);
    await changeVariants('adjustable-bed-frame', { isActive: false });
    expect((await state('mattress')).hasAdjustableBase).toBe(false);
    await changeVariants('adjustable-bed-frame', { isActive: true });
    expect((await state('mattress')).hasAdjustableBase).toBe(true);
  });
});

describe('what is sold only with something else', () => {
  it('has no page of its own', async () => {
    expect((await page('premier-bundle')).isStandalone).toBe(false);
    expect((await page('tranquility-bundle')).isStandalone).toBe(true);
  });
});

describe('an upgrade of the free set', () => {
  it('saves a fixed amount by the size of the mattress, and is free where it is the free one [C3.62, C5.23]', async () => {
    const [serenity, tranquility] = (await state('mattress')).upgradableUpsellItems;
    expect(serenity?.choices.map(({ price }) => price.amount)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(tranquility?.choices.map(({ size, saving }) => [size, saving.amount])).toEqual([
      ['twin', 17_700],
      ['twinXL', 17_700],
      ['full', 25_600],
      ['queen', 27_600],
      ['king', 31_600],
      ['calKing', 31_600],
      ['splitKing', 35_400],
    ]);
  });

  it('is not offered beside anything but a mattress', async () => {
    expect((await state('adjustable-bed-frame')).upgradableUpsellItems).toEqual([]);
  });
});

describe('a plan on the page', () => {
  it('covers what the page sells, in every size of it', async () => {
    const { plans, productItem } = await state('mattress');
    expect(plans).toHaveLength(6);
    expect(plans.every(({ text }) => text.endsWith('for your mattress'))).toBe(true);
    expect(plans.every(({ choices }) => choices.length === 7)).toBe(true);
    expect(plans.some(({ productID }) => productID === productItem.productID)).toBe(false);
    expect((await state('pillow')).plans).toEqual([]);
  });
});

describe('the price on the page', () => {
  it('is the price in the cart, and so is its receipt, to the cent', async () => {
    const { variants } = await page('mattress');
    for (const size of ['twin', 'queen', 'splitKing']) {
      const shown = variants.find(({ sku }) => sku.endsWith(`s:${size.toLowerCase()}`));
      const cart = await store.shopper().adds('mattress', size);
      expect(cart.totalPrice).toEqual(shown?.price);
      const told = ({ lines, total }: typeof cart.receipt) => ({
        total,
        lines: lines.map(({ step, rule, text, amount }) => ({ step, rule, text, amount })),
      });
      expect(shown && told(shown.receipt)).toEqual(told(cart.receipt));
    }
  });
});
