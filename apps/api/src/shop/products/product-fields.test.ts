import { type ProductView, productSchema } from '@counterpane/contract/products/products';
import { mediaFor } from '@counterpane/rules/options/media-for';
import { parseVariantKey } from '@counterpane/rules/options/parse-variant-key';
import { PROPERTY_NAMES } from '@counterpane/rules/options/property-names';
import { variantKey } from '@counterpane/rules/options/variant-key';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();
let all: readonly ProductView[];
beforeAll(async () => {
  const names = store.deps.catalogue.getStorefront('halcyon').entries.map(({ data }) => data.name);
  all = await read(names);
});

const answerSchema = z.object({ result: z.object({ data: z.array(productSchema) }) });

const read = async (names: readonly string[]) => {
  const answer = await store.shopper().fetch(`/api/products?name=${names.join(',')}`);
  return answerSchema.parse(await answer.json()).result.data;
};

const product = (name: string): ProductView => {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`no product ${name}`);
  return found;
};

/** Every value of a property, over the whole catalogue. */
const valuesOf = (property: string) =>
  new Set(
    all.flatMap(({ properties }) =>
      properties
        .filter(({ name }) => name === property)
        .flatMap(({ options }) => options.map(({ value }) => value)),
    ),
  );

describe('a product by API', () => {
  it('has an id, a name that ends its address, a title and an inventory key of its own [C3.01]', () => {
    for (const { id, name, title, metadata } of all) {
      expect(id).toMatch(/^[0-9a-f]{24}$/);
      expect(title).not.toBe('');
      expect(metadata.url.split('/').at(-1)).toBe(name);
    }
    expect(new Set(all.map(({ inventoryKey }) => inventoryKey)).size).toBe(all.length);
  });

  it('has its address, width, height and length, whether it is a warranty, and whether analytics hears of it [C3.02]', () => {
    expect(product('adjustable-bed-frame').metadata).toEqual({
      url: '/bed-frames/adjustable-bed-frame',
      width: 60,
      height: 15,
      length: 80,
      isWarranty: false,
      reportToAnalytics: true,
    });
    expect(product('white-glove-service').metadata.reportToAnalytics).toBe(false);
    const warranties = all.filter(({ metadata }) => metadata.isWarranty);
    expect(warranties).toHaveLength(18);
  });

  it('has a group and markers, shipping-protection among them [C3.03]', () => {
    expect(product('kids-mattress').attributes.group).toBe('kids');
    expect(product('mattress').attributes).toMatchObject({
      group: 'mattress',
      model: 'classic',
      material: 'memory-foam',
    });
    expect(product('mattress-accident-protection-5-year').attributes.markers).toEqual([
      'shipping-protection',
    ]);
    expect(product('gel-infused-memory-foam-pillow').attributes.markers).toContain('pillow-pair');
  });

  it('has its properties with what each option costs more than the first [C3.04]', () => {
    const [size, color, material] = product('natural-cotton-sheet-set').properties;
    expect([size, color, material].map((one) => one?.name)).toEqual(['Size', 'Color', 'Material']);
    expect(material?.options).toEqual([
      {
        value: 'cotton',
        title: 'Cotton',
        note: null,
        swatch: null,
        texture: null,
        priceDiff: 0,
        outOfStock: false,
      },
      {
        value: 'sateen',
        title: 'Sateen',
        note: null,
        swatch: null,
        texture: null,
        priceDiff: 2000,
        outOfStock: false,
      },
    ]);
    expect(color?.options.every(({ swatch }) => swatch !== null)).toBe(true);
  });

  it('names what comes free with it by id [C3.05]', () => {
    const gifts = ['sheet-set', 'pillow', 'waterproof-mattress-protector'].map((name) => product(name).id);
    expect(product('mattress').extras).toEqual(gifts);
    expect(product('pillow').extras).toEqual([]);
  });

  it('says with wgs that white glove service can be had, for everything large and nothing soft [C3.06]', () => {
    expect(product('mattress').extrasData).toEqual({
      markers: ['wgs'],
      skus: ['hal-sheets', 'hal-pillow', 'hal-protector'],
    });
    const large = all.filter(({ extrasData }) => extrasData.markers.includes('wgs')).map(({ kind }) => kind);
    expect([...new Set(large)].sort()).toEqual([
      'adjustable-base',
      'bedframe',
      'chest',
      'dresser',
      'foundation',
      'furniture',
      'mattress',
      'nightstand',
    ]);
  });

  it('has availability under its inventory key, or under each of its variant keys [C3.07]', () => {
    for (const { availability, inventoryKey, properties } of all) {
      const keys = Object.keys(availability);
      expect(keys.length).toBeGreaterThan(0);
      if (properties.length === 0) expect(keys).toEqual([inventoryKey]);
      else expect(keys.every((key) => key.startsWith(`${inventoryKey}-`))).toBe(true);
    }
    expect(Object.keys(product('dual-temperature-weighted-blanket').availability)).toContain(
      'hal-dual-blanket-c:navy/w:15',
    );
  });

  it('has pricing and pictures [C3.08]', () => {
    for (const { pricing, mediaCollection, availability } of all) {
      expect(pricing.map(({ sku }) => sku)).toEqual(Object.keys(availability));
      expect(mediaCollection.length).toBeGreaterThan(0);
    }
  });

  it('has its properties in the order of the nine names [C3.10]', () => {
    for (const { properties } of all) {
      const order = properties.map(({ name }) => PROPERTY_NAMES.map(String).indexOf(name));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
  });

  it('has variant keys that can be read back, every one of them [C3.11, C3.12]', () => {
    for (const { inventoryKey, availability } of all)
      for (const key of Object.keys(availability)) {
        const parsed = parseVariantKey(key);
        expect(parsed?.inventoryKey).toBe(inventoryKey);
        expect(variantKey(parsed?.inventoryKey ?? '', parsed?.chosen ?? [])).toBe(key);
      }
  });

  it('knows when a variant arrives, by ground and with white glove [C3.14]', () => {
    expect(product('mattress').availability['hal-classic-foam-s:queen']).toEqual({
      isActive: true,
      isInStock: true,
      isBackOrderAllowed: false,
      // The store's clock stands on a Friday: two to three business days until it leaves, one to three on its way.
      shippingFrom: '2026-11-25',
      shippingTo: '2026-11-30',
      wgsShippingFrom: '2026-11-30',
      wgsShippingTo: '2026-12-03',
    });
    expect(product('pillow').availability['hal-pillow-s:standard']).toMatchObject({
      shippingFrom: '2026-11-25',
      wgsShippingFrom: null,
    });
    expect(product('bamboo-platform-bed-frame').availability['hal-bamboo-frame-s:queen/c:walnut']).toEqual({
      isActive: true,
      isInStock: false,
      isBackOrderAllowed: false,
      shippingFrom: null,
      shippingTo: null,
      wgsShippingFrom: null,
      wgsShippingTo: null,
    });
    expect(
      product('foundation-protection-3-year').availability['hal-foundation-protection-3-year-s:queen'],
    ).toMatchObject({ isInStock: true, shippingFrom: null });
  });

  it('has its prices as a list and as one price, all in cents [C3.15, C3.16]', () => {
    for (const { pricing, price, listPrice } of all) {
      for (const { totalPrice, discountedPrice, totalValue } of pricing) {
        expect(totalPrice).toBeGreaterThanOrEqual(discountedPrice);
        expect(totalValue).toBeGreaterThanOrEqual(discountedPrice);
        expect([totalPrice, discountedPrice, totalValue].every(Number.isInteger)).toBe(true);
      }
      expect(listPrice.amount - price.amount).toBe(price.discount);
    }
  });

  it('has pictures with address, thumbnail, alternative text, title and tags [C3.18]', () => {
    expect(product('sheet-set').mediaCollection.map(({ url, alt }) => [url, alt])).toEqual([
      ['/media/sheet-set/plate.svg', 'Sheet set'],
      ['/media/sheet-set/plate.svg', 'Sheet set in white'],
      ['/media/sheet-set/plate.svg', 'Sheet set in grey'],
    ]);
    for (const { thumbUrl, title } of product('mattress').mediaCollection) {
      expect(thumbUrl).toMatch(/^\/media\/mattress\/[a-zA-Z-]+\.svg$/);
      expect(title).toBe('Classic memory foam mattress');
    }
  });

  it('has pictures tagged as in use, in an order, and for a size [C3.19]', () => {
    const { mediaCollection } = product('mattress');
    expect(mediaCollection[0]?.tags).toEqual(['in-use', '@order-1']);
    expect(mediaCollection.at(-1)?.tags).toEqual(['in-use', '@order-8', 'size:splitKing']);
    expect(mediaFor(mediaCollection, 'king').map(({ url }) => url)).toEqual([
      '/media/mattress/plate.svg',
      '/media/mattress/footprint-king.svg',
    ]);
  });
});

describe('the goods of Halcyon', () => {
  it('come in the colours of the specification [C3.25, C3.26]', () => {
    expect([...valuesOf('Color')].sort()).toEqual(
      'black black-and-white blue flax golden-oak green grey light-oak linen natural navy slate tan taupe two-tone upholstered-light-oak upholstered-walnut walnut white'.split(
        ' ',
      ),
    );
  });

  it('come in its materials and weights [C3.27, C3.32]', () => {
    expect([...valuesOf('Material')].sort()).toEqual(['cotton', 'hybrid', 'memory-foam', 'sateen']);
    expect([...valuesOf('Weight')]).toEqual(['15', '20', '25']);
    const weights = product('dual-temperature-weighted-blanket').properties.find(
      ({ name }) => name === 'Weight',
    );
    expect(weights?.options.map(({ title }) => title)).toEqual(['15 lbs', '20 lbs', '25 lbs']);
  });

  it('name the choices of a headboard: frame only, or upholstered in linen or grey', () => {
    const [choice] = product('metal-foldable-bed-frame').choices;
    expect(choice?.name).toBe('headboard');
    expect(choice?.values.map(({ value, productID, properties }) => [value, productID, properties])).toEqual([
      ['frame-only', product('metal-foldable-bed-frame').id, []],
      ['linen', product('upholstered-headboard-and-bed-frame').id, [{ name: 'Color', value: 'linen' }]],
      ['grey', product('upholstered-headboard-and-bed-frame').id, [{ name: 'Color', value: 'grey' }]],
    ]);
    expect(product('upholstered-headboard-and-bed-frame').choices).toEqual([choice]);
  });

  it('name the models of a mattress, and the upgrades that come with it', () => {
    const [model, upgrade] = product('mattress').choices;
    expect(model?.name).toBe('model');
    expect(model?.values.map(({ value, title, url }) => [value, title, url])).toContainEqual([
      'premier',
      'Premier',
      '/mattresses/premier-memory-foam-mattress',
    ]);
    expect(upgrade?.name).toBe('upgrade');
    expect(upgrade?.values.map(({ title }) => title)).toEqual([
      'Serenity Bundle',
      'Tranquility Bundle',
      'Premier Bundle',
    ]);
  });

  it('have a plan of every length, with and without accidents, for each family [C3.67, C3.68, C3.69]', () => {
    const plans = all.flatMap(({ plan }) => (plan ? [plan] : []));
    expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(18);
    expect(new Set(plans.map(({ years }) => years))).toEqual(new Set([3, 5, 10]));
    expect(new Set(plans.map(({ family }) => family))).toEqual(
      new Set(['mattress', 'foundation', 'adjustable-base']),
    );
    expect(plans.filter(({ isAccidental }) => isAccidental)).toHaveLength(9);
  });
});
