import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import type { UpsellData } from '@counterpane/catalogue/upsell-schema';
import { encodeQuery } from '@counterpane/contract/encode-query';
import { type UpsellQuoteView, upsellQuoteSchema } from '@counterpane/contract/products/product-quotes';
import type { ProductView } from '@counterpane/contract/products/products';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { stock } from '../../catalogue/tables.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

/** What a brand's list says of an upsell, what the API answers of it, and the product that it sells. */
interface Told {
  readonly listed: UpsellData;
  readonly answered: UpsellQuoteView;
  readonly product: ProductView;
}

const { brands } = shippedCatalogue();
const answerSchema = z.object({
  result: z.object({ data: z.object({ upsellItems: z.array(upsellQuoteSchema) }) }),
});

const store = useTestStore();
let halcyon: readonly Told[];
let all: readonly Told[];
beforeAll(async () => {
  halcyon = await askFor('halcyon');
  const others = brands.filter(({ key }) => key !== 'halcyon');
  all = [...halcyon, ...(await Promise.all(others.map(({ key }) => askFor(key)))).flat()];
});

/** Asks a storefront for every upsell of its brand that it sells, beside its first mattress. */
const askFor = async (key: string): Promise<Told[]> => {
  const shopper = store.shopper(`${key}.localhost`);
  const listed = brands.find((brand) => brand.key === key)?.upsells ?? [];
  const sold = result(await shopper.client.products(listed.map(({ name }) => name))).data;
  const found = listed.flatMap((upsell) => {
    const product = sold.find(({ name }) => name === upsell.name);
    return product ? [{ listed: upsell, product }] : [];
  });
  const upsellItems = found.map(({ product }) => ({
    productID: product.id,
    quantity: 1,
    properties: product.properties.map(({ name, options }) => ({
      name,
      value: options.find(({ value }) => value === 'queen')?.value ?? options[0]?.value ?? '',
    })),
  }));
  const [bed] = result(await shopper.client.listingPage('mattresses')).cards;
  const productItems = bed ? [{ ...bed.item, quantity: 1 }] : [];
  const query = encodeQuery({ couponCode: 'no-coupon', productItems, upsellItems });
  const answer: unknown = await (await shopper.fetch(`/api/products/quotes/v2?query=${query}`)).json();
  const answered = answerSchema.parse(answer).result.data.upsellItems;
  return found.flatMap((one, index) => {
    const quoted = answered[index];
    return quoted ? [{ ...one, answered: quoted }] : [];
  });
};

const of = (name: string): Told => {
  const found = halcyon.find(({ listed }) => listed.name === name);
  if (!found) throw new Error(`no upsell ${name}`);
  return found;
};
const named = (name: string): UpsellQuoteView => of(name).answered;

describe('an upsell by API', () => {
  it('is told of for every entry in the list of every brand', () => {
    expect(halcyon).toHaveLength(15);
    expect(new Set(all.map(({ answered }) => answered.quote.pricing.price.currency))).toEqual(
      new Set(['USD']),
    );
    expect(all.length).toBeGreaterThan(30);
  });

  it('has its name, its sku, and the other sku under which it is found when its own is not [C3.42]', async () => {
    for (const { listed, answered } of all) {
      const { name, sku, fallbackSku } = listed;
      expect(answered).toMatchObject({ name, sku, fallbackSku });
    }
    const frame = named('bamboo-platform-bed-frame');
    expect([frame.sku, frame.fallbackSku]).toEqual(['hal-bamboo-platform', 'hal-bamboo-frame']);
    const idsOf = async (key: string) => {
      const answer = await store.shopper().fetch(`/api/products?inventoryKeys=${key}`);
      const products = z.object({ result: z.object({ data: z.array(z.object({ id: z.string() })) }) });
      return products.parse(await answer.json()).result.data.map(({ id }) => id);
    };
    expect(await idsOf('hal-bamboo-platform')).toEqual([]);
    expect(await idsOf('hal-bamboo-frame')).toEqual([frame.productID]);
  });

  it('has a short and a long title, each with a description [C3.43]', () => {
    for (const { listed, answered } of all) {
      const { shortTitle, shortDescription, longTitle, longDescription } = listed;
      expect(answered).toMatchObject({ shortTitle, shortDescription, longTitle, longDescription });
    }
    expect(named('natural-cotton-sheet-set')).toMatchObject({
      shortTitle: 'Cotton sheets',
      shortDescription: 'Crisp cotton or smooth sateen',
      longTitle: 'Natural cotton sheet set',
      longDescription: 'Long-staple cotton in two weaves and five colours, with pockets of 16 inches.',
    });
  });

  it('has two thumbnails and two pictures, all of them of its product [C3.44]', () => {
    for (const { answered, product } of all) {
      const { thumbnail, thumbnailV2, image, imageMobile } = answered;
      const pictures = product.mediaCollection.map(({ url }) => url);
      for (const url of [thumbnail, thumbnailV2, image, imageMobile]) expect(pictures).toContain(url);
    }
  });

  it('has a picture for each colour that has one, and those are colours that it comes in [C3.45]', () => {
    expect(named('sheet-set').imageByColor).toEqual({
      white: '/media/sheet-set/plate.svg',
      grey: '/media/sheet-set/plate.svg',
    });
    expect(named('resident-memory-foam-pillow').imageByColor).toEqual({});
    for (const { answered, product } of all) {
      const colors = product.properties
        .filter(({ name }) => name === 'Color')
        .flatMap(({ options }) => options.map(({ value }) => value));
      expect(colors).toEqual(expect.arrayContaining(Object.keys(answered.imageByColor ?? {})));
    }
  });

  it('has its features as a list of words [C3.46]', () => {
    expect(named('dual-temperature-weighted-blanket').features).toEqual(['15, 20 or 25 lbs', 'Two sides']);
    for (const { listed, answered } of all) {
      expect(answered.features).toEqual(listed.features);
      expect(answered.features?.length).toBeGreaterThan(0);
    }
  });

  it('is of one of two types: the sleep bundles save a fixed amount, everything else is sold besides [C3.50]', () => {
    for (const { answered } of all)
      expect(answered.type, answered.name).toBe(
        answered.info.kind === 'sleep-bundle' ? 'fixed-saving' : 'additional',
      );
    expect(halcyon.filter(({ answered }) => answered.type === 'fixed-saving')).toHaveLength(3);
  });

  it('says whether it is cheaper and comes in sizes, what it sells with, whether it is ticked, and what to mind [C3.51]', () => {
    for (const { listed, answered, product } of all) {
      const { hasDiscount, hasSizeVariant, sellsWith, isPreselected, disclaimer } = listed;
      expect(answered).toMatchObject({
        discount: hasDiscount,
        hasSizeVariant,
        sellsWith,
        preselected: isPreselected,
        disclaimer,
      });
      expect(product.properties.some(({ name }) => name === 'Size')).toBe(hasSizeVariant);
    }
    expect(named('tranquility-bundle')).toMatchObject({
      discount: true,
      preselected: false,
      disclaimer: 'Takes the place of the free Serenity Bundle.',
    });
    expect(named('bamboo-headboard')).toMatchObject({
      discount: false,
      hasSizeVariant: true,
      sellsWith: ['bamboo-platform-bed-frame'],
      preselected: true,
      disclaimer: null,
    });
    expect(named('dual-temperature-weighted-blanket').hasSizeVariant).toBe(false);
  });
});

describe('what is paired with an upsell', () => {
  it('is a headboard with a bamboo frame, and an adjustable base with a Thalia frame [C3.53]', () => {
    const pairOf = (wanted: string) =>
      all
        .filter(({ answered }) => answered.name === wanted)
        .map(({ answered: { pairedItem, pairedProduct } }) => [
          pairedItem?.name,
          pairedProduct?.name,
          pairedProduct?.kind,
        ]);
    const headboard = ['bamboo-headboard', 'bamboo-headboard', 'furniture'];
    expect(pairOf('bamboo-platform-bed-frame')).toEqual([headboard, headboard, headboard]);
    expect(pairOf('thalia-bed-frame')).toEqual([
      ['adjustable-bed-frame', 'adjustable-bed-frame', 'adjustable-base'],
    ]);
  });
});

describe('what an upsell starts with', () => {
  /** The values of a property that the lists preset. */
  const presets = (wanted: string) => {
    const preset = all.filter(({ listed }) => listed.defaultProperties.some(({ type }) => type === wanted));
    const values = preset.flatMap(({ answered: { defaultProperties = [] } }) =>
      defaultProperties.filter(({ type }) => type === wanted).map(({ defaultValue }) => defaultValue),
    );
    return [...new Set(values)].toSorted();
  };

  /** What an upsell stands in on the page of a queen mattress. */
  const onPage = async (name: string): Promise<Record<string, string>> => {
    const { state } = result(await store.shopper().client.productPage('mattress', '?size=queen'));
    const choices = state.upsellItems.find((one) => one.name === name)?.choices ?? [];
    const queen = choices.find(({ size }) => size === 'queen');
    return Object.fromEntries(queen?.properties.map((one) => [one.name, one.value]) ?? []);
  };

  /** Sells out what an upsell starts with and brings in another, until its page shows it. */
  const swapStock = async (name: string, gone: string, come: string): Promise<void> => {
    const { db } = store.database;
    await db
      .update(stock)
      .set({ available: 0 })
      .where(eq(stock.item, `halcyon/${gone}`));
    await db
      .update(stock)
      .set({ available: 9 })
      .where(eq(stock.item, `halcyon/${come}`));
    store.deps.catalogue.announceChange();
    const isSeen = () => {
      const known = store.deps.catalogue.getStorefront('halcyon').findEntry(name)?.product.variants ?? {};
      return known[gone]?.units === 0 && known[come]?.units === 9;
    };
    while (!isSeen()) await new Promise((done) => setTimeout(done, 10));
  };

  it('is one of seven colours, and walnut where the natural one cannot be had [C3.58]', async () => {
    expect(presets('Color')).toEqual(['black', 'grey', 'linen', 'natural', 'navy', 'slate', 'white']);
    const frame = 'bamboo-platform-bed-frame';
    expect(named(frame).alternativeProperties).toEqual([
      { type: 'Color', defaultValue: 'natural', alternativeValue: 'walnut' },
    ]);
    expect(await onPage(frame)).toEqual({ Size: 'queen', Color: 'natural' });
    await swapStock(frame, 'hal-bamboo-frame-s:queen/c:natural', 'hal-bamboo-frame-s:queen/c:walnut');
    expect(await onPage(frame)).toEqual({ Size: 'queen', Color: 'walnut' });
  });

  it('is cotton, and sateen where the cotton cannot be had [C3.59]', async () => {
    expect(presets('Material')).toEqual(['cotton']);
    const sheets = 'natural-cotton-sheet-set';
    expect(named(sheets).alternativeProperties).toEqual([
      { type: 'Material', defaultValue: 'cotton', alternativeValue: 'sateen' },
    ]);
    expect(await onPage(sheets)).toEqual({ Size: 'queen', Color: 'white', Material: 'cotton' });
    const [cotton, sateen] = ['cotton', 'sateen'].map((m) => `hal-cotton-sheets-s:queen/c:white/m:${m}`);
    await swapStock(sheets, cotton ?? '', sateen ?? '');
    expect(await onPage(sheets)).toEqual({ Size: 'queen', Color: 'white', Material: 'sateen' });
  });

  it('is a weight of 15 lbs [C3.60]', async () => {
    expect(presets('Weight')).toEqual(['15']);
    for (const name of ['dual-temperature-weighted-blanket', 'serenity-weighted-blanket'])
      expect(await onPage(name)).toMatchObject({ Weight: '15' });
  });

  it('is a standard, a queen or a king [C3.61]', () => {
    expect(presets('Size')).toEqual(['king', 'queen', 'standard']);
    const sizeOf = (name: string) =>
      named(name).defaultProperties?.find(({ type }) => type === 'Size')?.defaultValue;
    expect(['premier-bundle', 'adjustable-bed-frame', 'resident-memory-foam-pillow'].map(sizeOf)).toEqual([
      'king',
      'queen',
      'standard',
    ]);
  });
});
