import type { ItemToAdd } from '@counterpane/contract/cart/carts';
import { encodeQuery } from '@counterpane/contract/encode-query';
import {
  type UpgradableUpsellQuoteView,
  type UpsellQuoteView,
  upgradableUpsellQuoteSchema,
  upsellQuoteSchema,
} from '@counterpane/contract/products/product-quotes';
import { upsellFieldsSchema } from '@counterpane/contract/products/upsells';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { setFlag } from '../../testing/set-flag.ts';
import { result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();
let shopper: Shopper;
let upsells: UpsellQuoteView[];
beforeAll(async () => {
  shopper = store.shopper();
  upsells = await Promise.all(
    store.deps.catalogue
      .getStorefront('halcyon')
      .upsells.filter(({ type }) => type === 'additional')
      .map(async ({ name }) => quoteOf(await itemOf(name, 'queen'))),
  );
});

/** A product in a size, the first of every other option. */
const itemOf = async (name: string, size: string): Promise<ItemToAdd> => {
  const [product] = result(await shopper.client.products([name])).data;
  if (!product) throw new Error(`no product ${name}`);
  const properties = product.properties.map((property) => {
    const wanted = property.name === 'Size' && property.options.find(({ value }) => value === size);
    return { name: property.name, value: (wanted || property.options[0])?.value ?? '' };
  });
  return { productID: product.id, quantity: 1, properties };
};

const ask = async (query: object) => {
  const asked = {
    couponCode: 'no-coupon',
    productItems: [await itemOf('mattress', 'queen')],
    ...query,
  };
  const answer = await store.api.inject(`/api/products/quotes/v2?query=${encodeQuery(asked)}`);
  return z.object({ result: z.object({ data: z.looseObject({}) }) }).parse(answer.json()).result.data;
};

const quoteOf = async (item: ItemToAdd): Promise<UpsellQuoteView> => {
  const { upsellItems } = await ask({ upsellItems: [item] });
  return z.tuple([upsellQuoteSchema]).parse(upsellItems)[0];
};

const upgradeOf = async (name: string, size: string, mattress = size): Promise<UpgradableUpsellQuoteView> => {
  const { upgradableUpsellItems } = await ask({
    productItems: [await itemOf('mattress', mattress)],
    upgradableUpsellItems: [await itemOf(name, size)],
  });
  return z.tuple([upgradableUpsellQuoteSchema]).parse(upgradableUpsellItems)[0];
};

const named = (name: string): UpsellQuoteView => {
  const upsell = upsells.find((one) => one.name === name);
  if (!upsell) throw new Error(`no upsell ${name}`);
  return upsell;
};

describe('an upsell in a quote', () => {
  it('has every field of the upsell catalogue, in the spelling of the specification', () => {
    const fields = Object.keys(upsellFieldsSchema.shape);
    for (const upsell of upsells) expect(Object.keys(upsell)).toEqual(expect.arrayContaining(fields));
    const sheets = named('natural-cotton-sheet-set');
    expect(sheets.shortTitle).not.toBe('');
    expect(sheets.longDescription).not.toBe('');
    expect(sheets.features?.length).toBeGreaterThan(0);
    expect(sheets).toMatchObject({
      type: 'additional',
      hasSizeVariant: true,
      preselected: expect.any(Boolean),
    });
    for (const image of [sheets.thumbnail, sheets.thumbnailV2, sheets.image, sheets.imageMobile])
      expect(image).toMatch(/^\//);
  });

  it('says what it starts with and what takes its place [C3.47, C3.48, C3.57]', () => {
    const defaults = upsells.flatMap(({ defaultProperties = [] }) => defaultProperties);
    expect(
      defaults.every(({ chooser, defaultValue }) => typeof chooser === 'boolean' && defaultValue !== ''),
    ).toBe(true);
    expect(new Set(defaults.map(({ type }) => type))).toEqual(
      new Set(['Color', 'Size', 'Material', 'Weight']),
    );
    const alternatives = upsells.flatMap(({ alternativeProperties = [] }) => alternativeProperties);
    expect(alternatives.every((one) => one.alternativeValue !== one.defaultValue)).toBe(true);
    expect(alternatives.length).toBeGreaterThan(0);
  });

  it('is looked up: what it is, whether it stands alone, and what is offered with it [C3.49, C3.52, C3.79]', () => {
    const base = upsells.find(({ pairedItem }) => pairedItem);
    expect(base).toMatchObject({
      isUpsell: true,
      isStandalone: true,
      isNotSaleAble: false,
      pairedItem: { labelText: expect.any(String), linkText: expect.any(String) },
      info: { name: base?.name },
      pairedProduct: { name: base?.pairedItem?.name },
    });
    expect(named('sheet-set').pairedProduct).toBeNull();
  });

  it('has its price with the product of the page, as the cart would ask it', async () => {
    const sheets = named('natural-cotton-sheet-set');
    const buyer = store.shopper();
    const cart = result(
      await buyer.client.addItems([
        await itemOf('mattress', 'queen'),
        await itemOf('natural-cotton-sheet-set', 'queen'),
      ]),
    );
    const line = cart.items.find(({ product, isGift }) => !isGift && product.id === sheets.productID);
    expect(sheets.quote.priceAfterDiscount).toEqual(line?.priceAfterDiscount);
    expect(sheets.quote.sku).toBe(line?.sku);
  });
});

describe('a sleep bundle in a quote', () => {
  it('takes off a fixed saving by the size of the mattress [C3.62]', async () => {
    const queen = await upgradeOf('tranquility-bundle', 'queen');
    const king = await upgradeOf('tranquility-bundle', 'king');
    expect(queen).toMatchObject({ type: 'fixed-saving', saving: { amount: 27_600, currency: 'USD' } });
    expect(king.saving.amount).toBe(31_600);
    const { priceAfterDiscount, receipt } = queen.quote;
    expect(receipt.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(priceAfterDiscount.amount);
  });

  it('is free with a mattress when it is the Serenity Bundle, and says so [C3.54]', async () => {
    const serenity = await upgradeOf('serenity-bundle', 'queen');
    expect(serenity.quote.priceAfterDiscount.amount).toBe(0);
    expect(serenity).toMatchObject({
      comboLabel: 'Serenity Bundle (free with mattress)',
      isComboWithBaseProduct: {
        show: true,
        label: 'Serenity Bundle (free with mattress)',
        labelV2: expect.any(String),
        labelV3: 'Premier Bundle',
        title: expect.any(String),
        sellsWithMattess: true,
      },
    });
  });

  it('is called the Premier Bundle while the flag of that label is on [C3.64]', async () => {
    await setFlag(store, 'premierLabel', true);
    expect((await upgradeOf('serenity-bundle', 'queen')).comboLabel).toBe('Premier Bundle');
    await setFlag(store, 'premierLabel', false);
    expect((await upgradeOf('serenity-bundle', 'queen')).comboLabel).toBe(
      'Serenity Bundle (free with mattress)',
    );
  });

  it('shows what is in it [C3.55, C3.56]', async () => {
    expect((await upgradeOf('serenity-bundle', 'queen')).dataV2).toMatchObject({
      shortTitle: 'Serenity',
      labelData: { label: 'Free', colour: expect.stringMatching(/^#/) },
      comboItemData: { itemsLabels: ['Sheets', 'Mattress Protector', 'Pillows'] },
    });
  });

  it('saves nothing without a mattress', async () => {
    const { upgradableUpsellItems } = await ask({
      productItems: [],
      upgradableUpsellItems: [await itemOf('tranquility-bundle', 'queen')],
    });
    expect(z.tuple([upgradableUpsellQuoteSchema]).parse(upgradableUpsellItems)[0]).toMatchObject({
      saving: { amount: 0 },
      comboLabel: null,
    });
  });
});

describe('a set in a quote', () => {
  it('has its sku, its products and its totals, and every extra in cents [C3.36]', async () => {
    const data = await ask({
      productItems: [],
      bundleGroupItems: [await itemOf('mattress', 'queen')],
      bundleItems: [await itemOf('adjustable-bed-frame', 'queen')],
    });
    expect(data.bundleSku).toBe('hal-set-adjustable');
    expect(data.productSkus).toEqual(['hal-classic-foam-s:queen', expect.stringContaining('s:queen')]);
    const pricing = z
      .array(
        z.object({ sku: z.string(), totalPrice: z.int(), discountedPrice: z.int(), totalValue: z.int() }),
      )
      .parse(data.bundleExtraItemsSkuPricing);
    expect(pricing.length).toBeGreaterThan(1);
    expect(pricing.every(({ totalPrice, discountedPrice }) => discountedPrice < totalPrice)).toBe(true);
    expect(data.bundleTotals).toMatchObject({ discountedPrice: { currency: 'USD' } });
  });
});
