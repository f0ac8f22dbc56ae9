import type { CartLine } from '../cart/line.ts';
import type { AvailableByItem } from '../cart/shortage.ts';
import type { Coupon } from '../coupons/coupon.ts';
import { GROUND } from '../delivery/delivery-choice.ts';
import { flagsWith } from '../flags.ts';
import type { ChosenProperty } from '../options/property-names.ts';
import type { PricingFacts, RegionRates } from '../pricing/draft.ts';
import type { Benefit } from '../promotions/benefits.ts';
import type { Buyer } from '../promotions/condition-type.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { FOUNDATION, findSample, MATTRESS, PILLOW, PLAN, PROTECTOR, SHEETS } from './sample-products.ts';

/** @example size('queen') // [{ name: 'Size', value: 'queen' }] */
export const size = (value: string): ChosenProperty[] => [{ name: 'Size', value }];

/** A cart line; one queen mattress on its own unless told otherwise. */
export const line = (changes: Partial<CartLine> = {}): CartLine => ({
  id: 'line-1',
  productId: 'mattress',
  properties: size('queen'),
  quantity: 1,
  forItem: null,
  ...changes,
});

/** A pick of a shopper, as numbers: a variant, a quantity, and the earlier line that it is for. */
export interface Pick {
  readonly variant: number;
  readonly quantity: number;
  readonly parent: number | null;
}

const CHOICES = [MATTRESS, SHEETS, PILLOW, PROTECTOR, FOUNDATION, PLAN].flatMap(({ id, variants }) =>
  Object.values(variants).map(({ chosen }) => ({ productId: id, properties: chosen })),
);

/** Numbers as a cart, so that a property test can draw any cart. A line without a free parent stands alone. */
export const linesFrom = (picks: readonly Pick[]): CartLine[] =>
  picks.map(({ variant, quantity, parent }, index) => {
    const choice = CHOICES[variant % CHOICES.length];
    const isChild = parent !== null && parent < index && picks[parent]?.parent === null;
    return line({ ...choice, id: `line-${index}`, quantity, forItem: isChild ? `line-${parent}` : null });
  });

export const coupon = (changes: Partial<Coupon> = {}): Coupon => ({
  code: 'SLEEP10',
  title: '10% off',
  productKinds: [],
  conditions: [],
  benefit: percentOff(1000),
  limit: null,
  firstTimeOnly: false,
  enforcement: null,
  isUsedUp: false,
  ...changes,
});

export const percentOff = (basisPoints: number): Benefit => ({ type: 'percent', basisPoints });
export const amountOff = (amount: number): Benefit => ({ type: 'amount', amount });

/** A sale that runs, for everything. */
export const promotion = (changes: Partial<Promotion> = {}): Promotion => ({
  id: 'autumn-sale',
  title: 'Autumn sale',
  lane: 'sale',
  benefit: { type: 'sale-price' },
  productKinds: [],
  conditions: [],
  ...changes,
});

/** A buyer of whom nothing is known. */
export const buyer = (changes: Partial<Buyer> = {}): Buyer => ({
  storefront: 'halcyon',
  state: null,
  paymentMethod: null,
  emailDomain: null,
  isReturning: null,
  ...changes,
});

export const NEW_YORK: RegionRates = {
  name: 'New York',
  taxBasisPoints: 887.5,
  recyclingFee: 0,
  taxIncluded: false,
};
export const CALIFORNIA: RegionRates = {
  name: 'California',
  taxBasisPoints: 885,
  recyclingFee: 1600,
  taxIncluded: false,
};
export const UNITED_KINGDOM: RegionRates = {
  name: 'VAT',
  taxBasisPoints: 2000,
  recyclingFee: 0,
  taxIncluded: true,
};

/** Facts for pricing: the made-up catalogue, no offers, no region. */
export const pricingFacts = (changes: Partial<PricingFacts> = {}): PricingFacts => ({
  currency: 'USD',
  lines: [line()],
  findProduct: findSample,
  promotions: [],
  buyer: buyer(),
  coupon: null,
  bundles: [],
  fixedSavings: [],
  giftBundleId: null,
  flags: flagsWith(),
  delivery: GROUND,
  region: null,
  now: '2026-11-20T18:45:00.000Z',
  ...changes,
});

/** So many available units of every stock item of the made-up catalogue. */
export const sampleStock = (units: number, changes: Readonly<Record<string, number>> = {}): AvailableByItem =>
  new Map([
    ...[MATTRESS, SHEETS, PILLOW, PROTECTOR, FOUNDATION, PLAN].flatMap(({ variants }) =>
      Object.values(variants).flatMap(({ demand }) =>
        demand.map(({ stockItem }): [string, number] => [stockItem, units]),
      ),
    ),
    ...Object.entries(changes),
  ]);
