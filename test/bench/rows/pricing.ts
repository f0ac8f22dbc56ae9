import { GROUND } from '@counterpane/rules/delivery/white-glove-tariff';
import { flagsWith } from '@counterpane/rules/flags/flags';
import { CALIFORNIA, coupon, line, promotion, size } from '@counterpane/rules/invariants/sample-carts';
import { findSample } from '@counterpane/rules/invariants/sample-products';
import type { PricingFacts } from '@counterpane/rules/pricing/draft';
import { priceCart } from '@counterpane/rules/pricing/price-cart';
import { percentiles } from '../percentiles.ts';
import type { Section } from '../section.ts';

const ROUNDS = 5_000;
const SIZES = ['twin', 'queen', 'king', 'splitKing'];

/** Twelve lines with gifts, plans, a set, a sale, a coupon, a fee and taxes. */
const facts: PricingFacts = {
  currency: 'USD',
  lines: Array.from({ length: 12 }, (_, index) =>
    index % 3 === 2
      ? line({ id: `line-${index}`, productId: 'plan', properties: [], forItem: `line-${index - 1}` })
      : line({
          id: `line-${index}`,
          productId: index % 6 === 1 ? 'foundation' : 'mattress',
          properties: size(index % 6 === 1 ? 'queen' : (SIZES[index % 4] ?? 'queen')),
          quantity: 1 + (index % 3),
        }),
  ),
  findProduct: findSample,
  promotions: [promotion()],
  coupon: coupon(),
  bundles: [
    {
      sku: 'set',
      name: 'set',
      title: 'Foundation and mattress',
      groups: [
        { role: 'mattress', title: 'Mattress', productIds: ['mattress'], isOptional: false },
        { role: 'base', title: 'Foundation', productIds: ['foundation'], isOptional: false },
      ],
      extras: [],
      savings: { any: 5_000 },
      defaultSize: 'queen',
      whiteGloveAmount: null,
    },
  ],
  fixedSavings: [],
  giftBundleId: null,
  flags: flagsWith(),
  delivery: GROUND,
  region: CALIFORNIA,
  now: '2026-11-20T12:00:00.000Z',
};

/** What one price costs: in this process, as the API and the browser compute it. */
export const pricing = async (): Promise<Section> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    priceCart(facts);
    times.push(performance.now() - start);
  }
  const { p50, p95, p99 } = percentiles(times);
  return {
    title: 'Pricing a cart of 12 lines, ms',
    columns: ['', 'p50', 'p95', 'p99'],
    rows: [['priceCart', p50, p95, p99]],
  };
};
