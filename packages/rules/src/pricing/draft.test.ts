import { expect, test } from 'vitest';
import { coupon, line, pricingFacts, promotion, UNITED_KINGDOM } from '../invariants/sample-carts.ts';
import { applyCoupon } from './apply-coupon.ts';
import { automaticPromotions } from './automatic-promotions.ts';
import { basePrice } from './base-price.ts';
import { delivery } from './delivery.ts';
import type { Draft, PricingFacts, PricingStep } from './draft.ts';
import { gifts } from './gifts.ts';
import { tax } from './tax.ts';

/** Freezes a value and everything in it: a step that writes into it throws. */
const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
};

test('a step answers a new draft and never writes into the one it was given', () => {
  const facts: PricingFacts = deepFreeze(
    pricingFacts({
      lines: [line(), line({ id: 'b', productId: 'plan', properties: [] })],
      promotions: [promotion()],
      coupon: coupon(),
      region: UNITED_KINGDOM,
    }),
  );
  const steps: PricingStep[] = [basePrice, gifts, automaticPromotions, applyCoupon, delivery, tax];
  const start: Draft = { lines: [], extras: [], receipt: [], coupon: null };
  const end = steps.reduce((draft, step) => step(deepFreeze(draft), facts), start);
  expect(end.lines.filter(({ isGift }) => !isGift)).toHaveLength(2);
  expect(end.coupon?.applied).toBe(true);
});
