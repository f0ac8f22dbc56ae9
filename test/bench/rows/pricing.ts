import type { Bundle } from '@counterpane/rules/bundles/bundle';
import type { CartLine } from '@counterpane/rules/cart/line';
import { flagsWith } from '@counterpane/rules/flags';
import type { Product } from '@counterpane/rules/options/product';
import type { PricingFacts } from '@counterpane/rules/pricing/draft';
import { priceCart } from '@counterpane/rules/pricing/price-cart';
import { buyer, CALIFORNIA, coupon, line, promotion, size } from '@counterpane/rules/testing/sample-carts';
import {
  FOUNDATION,
  MATTRESS,
  PILLOW,
  PLAN,
  PROTECTOR,
  SHEETS,
  sampleProduct,
} from '@counterpane/rules/testing/sample-products';
import { REPLACES_GIFTS } from '@counterpane/rules/upsells/replaces-gifts';
import { percentiles } from '../percentiles.ts';
import type { Section } from '../section.ts';

const ROUNDS = 5_000;

/** A sleep bundle that takes the place of the free set beside a mattress. */
const UPGRADE = sampleProduct({
  id: 'upgrade',
  title: 'Premier Bundle',
  kind: 'sleep-bundle',
  options: { Size: ['twin', 'queen', 'king'] },
  prices: { twin: [39_900, 29_900], queen: [49_900, 39_900], king: [59_900, 49_900] },
  markers: [REPLACES_GIFTS],
  upsell: { hasFixedSaving: true, isNotSaleable: false, sellsWith: [] },
});

/** What is large is carried in. */
const PRODUCTS: ReadonlyMap<string, Product> = new Map(
  [
    UPGRADE,
    ...[MATTRESS, FOUNDATION].map((product) => ({ ...product, extrasMarkers: ['wgs'] })),
    ...[SHEETS, PILLOW, PROTECTOR, PLAN],
  ].map((product) => [product.id, product]),
);

/** A mattress with an upgrade for one bed of it and a plan. */
const family = (index: number, bedSize: string, quantity: number): CartLine[] => {
  const id = `bed-${index}`;
  return [
    line({ id, properties: size(bedSize), quantity }),
    line({ id: `${id}-upgrade`, productId: UPGRADE.id, properties: size(bedSize), forItem: id }),
    line({ id: `${id}-plan`, productId: 'plan', properties: [], quantity, forItem: id }),
  ];
};

const SET: Bundle = {
  sku: 'set',
  name: 'set',
  title: 'Foundation and mattress',
  groups: [
    { role: 'mattress', title: 'Mattress', productIds: ['mattress'], isOptional: false },
    { role: 'base', title: 'Foundation', productIds: ['foundation'], isOptional: false },
  ],
  extras: [{ productId: 'sheets', saving: 1_000 }],
  savings: { any: 5_000, king: 7_500 },
  defaultSize: 'queen',
  whiteGloveAmount: null,
};

/** The hardest cart: twelve lines with everything that a price may depend on, each of its steps at work. */
export const HARDEST: PricingFacts = {
  currency: 'USD',
  lines: [
    ...family(1, 'queen', 2),
    ...family(2, 'king', 1),
    ...family(3, 'twin', 3),
    line({ id: 'split', properties: size('splitKing') }),
    line({ id: 'base', productId: 'foundation', properties: size('queen'), quantity: 2 }),
    line({
      id: 'sheets',
      productId: 'sheets',
      properties: [...size('queen'), { name: 'Color', value: 'white' }],
    }),
  ],
  findProduct: (id) => PRODUCTS.get(id) ?? null,
  promotions: [
    promotion(),
    promotion({ id: 'beds', benefit: { type: 'percent', basisPoints: 3_500 }, productKinds: ['mattress'] }),
    promotion({ id: 'weekend', lane: 'extra', benefit: { type: 'percent', basisPoints: 500 } }),
    promotion({
      id: 'soft',
      lane: 'extra',
      benefit: { type: 'percent', basisPoints: 1_000 },
      productKinds: ['sheets'],
    }),
  ],
  buyer: buyer(),
  coupon: coupon(),
  bundles: [SET],
  fixedSavings: [
    {
      productId: UPGRADE.id,
      title: UPGRADE.title,
      savings: { twin: 17_700, queen: 27_600, king: 31_600 },
    },
  ],
  giftBundleId: null,
  flags: flagsWith(),
  delivery: { option: 'white-glove', tariff: { first: 14_900, additional: 4_500 }, removal: 2_900 },
  region: CALIFORNIA,
  now: '2026-11-20T12:00:00.000Z',
};

/** What one price costs: in this process, as the API and the browser compute it. */
export const pricing = async (): Promise<Section> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    priceCart(HARDEST);
    times.push(performance.now() - start);
  }
  const { p50, p95, p99 } = percentiles(times);
  return {
    title: 'Pricing a cart of 12 lines, ms',
    columns: ['', 'p50', 'p95', 'p99'],
    rows: [['priceCart', p50, p95, p99]],
  };
};
