import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPicks } from '../testing/any-cart.ts';
import {
  CALIFORNIA,
  coupon,
  line,
  linesFrom,
  percentOff,
  pricingFacts,
  promotion,
  UNITED_KINGDOM,
} from '../testing/sample-carts.ts';
import { setFacts } from '../testing/sample-sets.ts';
import { addGifts } from './add-gifts.ts';
import { applyCoupon } from './apply-coupon.ts';
import { automaticPromotions } from './automatic-promotions.ts';
import { basePrice } from './base-price.ts';
import { bundleSavings } from './bundle-savings.ts';
import type { Draft, PricingFacts, PricingStep } from './draft.ts';
import { fees } from './fees.ts';
import { priceDelivery } from './price-delivery.ts';
import { priceOptions } from './price-options.ts';
import { splitKingHalf } from './split-king-half.ts';
import { tax } from './tax.ts';
import { upgradeSavings } from './upgrade-savings.ts';

/** Freezes a value and everything in it: a step that writes into it throws. */
const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
};

const START: Draft = { lines: [], extras: [], receipt: [], coupon: null };
const STEPS: readonly PricingStep[] = [
  basePrice,
  priceOptions,
  splitKingHalf,
  upgradeSavings,
  bundleSavings,
  addGifts,
  automaticPromotions,
  applyCoupon,
  priceDelivery,
  fees,
  tax,
];

test('a step answers a new draft and never writes into the one it was given', () => {
  const facts: PricingFacts = deepFreeze(
    pricingFacts({
      lines: [line(), line({ id: 'b', productId: 'plan', properties: [] })],
      promotions: [promotion()],
      coupon: coupon(),
      region: UNITED_KINGDOM,
    }),
  );
  const end = STEPS.reduce((draft, step) => step(deepFreeze(draft), facts), START);
  expect(end.lines.filter(({ isGift }) => !isGift)).toHaveLength(2);
  expect(end.coupon?.applied).toBe(true);
});

test('whatever is in a cart, a step answers a new draft and never writes into the one it was given', () => {
  const regions = fc.constantFrom(null, CALIFORNIA, UNITED_KINGDOM);
  const codes = fc.option(fc.nat(10_000).map((value) => coupon({ benefit: percentOff(value) })));
  fc.assert(
    fc.property(anyPicks, regions, codes, (picks, region, code) => {
      const facts: PricingFacts = deepFreeze(
        setFacts({ lines: linesFrom(picks), promotions: [promotion()], region, coupon: code }),
      );
      const end = STEPS.reduce((draft, step) => step(deepFreeze(draft), facts), START);
      expect(end.lines.filter(({ isGift }) => !isGift)).toHaveLength(picks.length);
    }),
  );
});
