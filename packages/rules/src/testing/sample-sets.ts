import type { Bundle } from '../bundles/bundle.ts';
import type { Collection } from '../bundles/collection.ts';
import type { AvailableByItem } from '../cart/shortage.ts';
import { findVariant } from '../options/find-variant.ts';
import type { FindProduct, Product } from '../options/product.ts';
import { displayOrder } from '../pricing/display-order.ts';
import type { Draft, DraftLine, PricingFacts } from '../pricing/draft.ts';
import type { PlanTerms } from '../protection/plan-terms.ts';
import type { KnownDemand } from '../stock/demand.ts';
import type { FixedSaving } from '../upsells/fixed-saving.ts';
import { line, pricingFacts, sampleStock, size } from './sample-carts.ts';
import { findSample, MATTRESS, PILLOW, SOLD_OUT, sampleProduct } from './sample-products.ts';

/** A second mattress, dearer than the first one and made in fewer sizes. */
const ULTRA = sampleProduct({
  id: 'ultra',
  title: 'Ultra mattress',
  kind: 'mattress',
  options: { Size: ['queen', 'king'] },
  prices: { queen: [189_900, 149_900], king: [229_900, 189_900] },
});

export const BASE = sampleProduct({
  id: 'base',
  title: 'Adjustable base',
  kind: 'adjustable-base',
  options: { Size: ['twinXL', 'queen', 'king', 'splitKing'] },
  prices: {
    twinXL: [89_900, 79_900],
    queen: [119_900, 99_900],
    king: [149_900, 129_900],
    splitKing: [179_800, 159_800],
  },
  extrasMarkers: ['wgs'],
});

/** Grey is sold out in every size. Like the adjustable base it can be carried in and set up. */
export const FRAME = withSoldOut(
  sampleProduct({
    id: 'frame',
    title: 'Bamboo frame',
    kind: 'bedframe',
    options: { Size: ['queen', 'king'], Color: ['natural', 'grey'] },
    prices: { queen: [59_900, 49_900], king: [69_900, 59_900] },
    extrasMarkers: ['wgs'],
  }),
  'grey',
);

export const HEADBOARD = sampleProduct({
  id: 'headboard',
  title: 'Headboard',
  kind: 'furniture',
  options: { Size: ['queen', 'king'], Color: ['linen', 'grey'] },
  prices: { queen: [29_900, 24_900], king: [34_900, 29_900] },
});

/** It has no size: it fits a set in any. */
export const NIGHTSTAND = sampleProduct({
  id: 'nightstand',
  title: 'Nightstand',
  kind: 'nightstand',
  options: { Color: ['walnut', 'white'] },
  prices: { walnut: [19_900, 15_900], white: [19_900, 15_900] },
});

/** A sleep bundle: in stock it is a sheet set, two pillows and a protector. */
export const PREMIER = withComponents(
  sampleProduct({
    id: 'premier-bundle',
    title: 'Premier Bundle',
    kind: 'sleep-bundle',
    options: { Size: ['twin', 'twinXL', 'queen', 'king'] },
    prices: {
      twin: [24_900, 24_900],
      twinXL: [24_900, 24_900],
      queen: [39_900, 39_900],
      king: [44_900, 44_900],
    },
    markers: ['replaces-gifts'],
    upsell: { hasFixedSaving: true, isNotSaleable: false, sellsWith: ['mattress', 'ultra'] },
  }),
);

/** Off the Premier Bundle when it goes with a mattress. */
export const PREMIER_SAVING: FixedSaving = {
  productId: 'premier-bundle',
  title: 'Premier Bundle',
  savings: { twin: 10_000, twinXL: 10_000, queen: 15_000, king: 20_000 },
};

/** Mattress and base, with or without a headboard; pillows are cheaper with the set. */
export const ADJUSTABLE_SET: Bundle = {
  sku: 'adjustable-set',
  name: 'adjustable-frame-bundle',
  title: 'Adjustable set',
  groups: [
    { role: 'mattress', title: 'Mattress', productIds: ['mattress', 'ultra'], isOptional: false },
    { role: 'base', title: 'Adjustable base', productIds: ['base'], isOptional: false },
    { role: 'headboardAddon', title: 'Headboard', productIds: ['headboard'], isOptional: true },
  ],
  extras: [{ productId: 'pillow', saving: 1000 }],
  savings: { queen: 20_000, king: 30_000, any: 10_000 },
  defaultSize: 'splitKing',
  whiteGloveAmount: null,
};

/** Frame and nightstand, with the second one cheaper. */
export const BEDROOM_SET: Bundle = {
  sku: 'bedroom-set',
  name: 'frame-nightstand-set',
  title: 'Bedroom set',
  groups: [
    { role: 'base', title: 'Frame', productIds: ['frame'], isOptional: false },
    { role: 'furniture', title: 'Nightstand', productIds: ['nightstand'], isOptional: false },
  ],
  extras: [],
  savings: { any: 5000 },
  defaultSize: 'queen',
  whiteGloveAmount: 29_900,
};

/** A bedroom set: the nightstands follow the frame's colour by a map, the headboard, in place of a chest, comes in any. */
export const COLLECTION: Collection = {
  name: 'bamboo',
  title: 'Bamboo bedroom',
  kind: 'bedroom-set',
  items: [
    { productName: 'frame', type: 'bedframe', maximumQuantity: 1, colorRule: null },
    {
      productName: 'nightstand',
      type: 'nightstand',
      maximumQuantity: 2,
      colorRule: { kind: 'map', colors: { natural: 'walnut' } },
    },
    { productName: 'headboard', type: 'chest', maximumQuantity: 1, colorRule: null },
  ],
};

/** Covers accidents of mattresses. Like the other plans not made for Cal King, and sold out for split king. */
export const SPILLS_PLAN = planFor('spills-plan', 'Mattress plan with accidents', {
  years: 5,
  isAccidental: true,
  coverage: 'mattress',
});
export const WEAR_PLAN = planFor('wear-plan', 'Mattress plan', {
  years: 10,
  isAccidental: false,
  coverage: 'mattress',
});
export const BASE_PLAN = planFor('base-plan', 'Adjustable base plan', {
  years: 3,
  isAccidental: false,
  coverage: 'adjustable-base',
});
/** It has no sizes. */
export const FRAME_PLAN = sampleProduct({
  id: 'frame-plan',
  title: 'Foundation plan',
  kind: 'protection-plan',
  prices: { one: [2900, 2900] },
  plan: { years: 3, isAccidental: false, coverage: 'foundation' },
});
export const PLANS: readonly Product[] = [SPILLS_PLAN, WEAR_PLAN, BASE_PLAN, FRAME_PLAN];

const OWN: readonly Product[] = [ULTRA, BASE, FRAME, HEADBOARD, NIGHTSTAND, PREMIER, ...PLANS];

/** The made-up catalogue with everything for sets and upgrades. */
export const findSetSample: FindProduct = (id) => OWN.find((product) => product.id === id) ?? findSample(id);

/** Facts for pricing sets: the two sets above, and the Premier Bundle's saving. */
export const setFacts = (changes: Partial<PricingFacts> = {}): PricingFacts =>
  pricingFacts({
    findProduct: findSetSample,
    bundles: [ADJUSTABLE_SET, BEDROOM_SET],
    fixedSavings: [PREMIER_SAVING],
    ...changes,
  });

/** The facts' lines at list price, told on the receipt: where the steps that take something off begin. */
export const listDraft = ({ lines, findProduct }: PricingFacts): Draft => {
  const drafted = lines.flatMap(({ id, productId, properties, quantity, forItem }): DraftLine[] => {
    const product = findProduct(productId);
    const found = product && findVariant(product, properties);
    if (!product || !found?.ok) return [];
    const { variant } = found;
    const running = variant.list * quantity;
    return [{ id, product, variant, quantity, forItem, isGift: false, running, couponDiscount: 0 }];
  });
  const sorted = displayOrder(drafted);
  return {
    lines: sorted,
    extras: [],
    receipt: sorted.map(({ id, product, running }) => ({
      step: 'list-price',
      rule: 'list-price',
      itemIdentifier: id,
      text: { code: 'title', title: product.title },
      amount: running,
    })),
    coupon: null,
  };
};

/** A line by its product and size, which is also its id. @example setLine('base', 'king', 2) */
export const setLine = (productId: string, sizeValue: string | null, quantity = 1) => {
  const product = findSetSample(productId);
  if (!product) throw new Error(`no sample ${productId}`);
  const others = product.properties
    .filter(({ name }) => name !== 'Size')
    .flatMap(({ name, options }) => options.slice(0, 1).map(({ value }) => ({ name, value })));
  const properties = [...(sizeValue === null ? [] : size(sizeValue)), ...others];
  return line({ id: `${productId}-${sizeValue ?? 'one'}`, productId, properties, quantity });
};

/** So many available units of every stock item that is sold in sets and upgrades. */
export const setUnits = (units: number, changes: Readonly<Record<string, number>> = {}): AvailableByItem =>
  new Map([
    ...sampleStock(units),
    ...OWN.flatMap(({ variants }) =>
      Object.values(variants).flatMap(({ demand }) =>
        demand.map(({ stockItem }): [string, number] => [stockItem, units]),
      ),
    ),
    ...Object.entries(changes),
  ]);

/** Every choice that a set sample can be drawn from, plans and the sleep bundle's parts left out. */
export const SET_CHOICES = [MATTRESS, ULTRA, BASE, FRAME, HEADBOARD, NIGHTSTAND, PILLOW].flatMap(
  ({ id, variants }) => Object.values(variants).map(({ chosen }) => ({ productId: id, properties: chosen })),
);

function planFor(id: string, title: string, plan: PlanTerms): Product {
  return sampleProduct({
    id,
    title,
    kind: 'protection-plan',
    options: { Size: ['twin', 'twinXL', 'queen', 'king', 'splitKing'] },
    prices: { twin: [6900, 6900], twinXL: [6900, 6900], queen: [8900, 8900], king: [10_900, 10_900] },
    availability: { splitKing: SOLD_OUT },
    plan,
  });
}

function withSoldOut(product: Product, color: string): Product {
  const variants = Object.entries(product.variants).map(([sku, variant]) => {
    const isGone = variant.chosen.some(({ value }) => value === color);
    return [sku, isGone ? { ...variant, availability: SOLD_OUT } : variant];
  });
  return { ...product, variants: Object.fromEntries(variants) };
}

function withComponents(bundle: Product): Product {
  const variants = Object.entries(bundle.variants).map(([sku, variant]) => {
    const bed = variant.chosen.map(({ value }) => value.toLowerCase()).join();
    const demand: KnownDemand[] = [
      { stockItem: `sheets-s:${bed}/c:white`, units: 1, available: 100 },
      { stockItem: `pillow-s:${bed === 'king' ? 'king' : 'standard'}`, units: 2, available: 100 },
      { stockItem: `protector-s:${bed}`, units: 1, available: 100 },
    ];
    return [sku, { ...variant, demand }];
  });
  return { ...bundle, variants: Object.fromEntries(variants) };
}
