import type { Coupon } from '../coupons/coupon.ts';
import { couponIneligibility } from '../coupons/coupon-ineligibility.ts';
import { allocate } from '../money/allocate.ts';
import { percentOf } from '../money/money.ts';
import type { Draft, DraftLine, PricingStep } from './draft.ts';

/**
 * Takes the coupon off the running prices, shared over its lines, or says why it gives nothing
 * [R010, L24, L35].
 */
export const applyCoupon: PricingStep = (draft, { coupon, now }) => {
  if (!coupon) return draft;
  const inScope = draft.lines.filter((line) => !line.isGift && covers(coupon, line));
  const base = sum(inScope);
  const against = couponIneligibility(coupon, {
    goods: sum(draft.lines),
    inScope: base,
    hasScope: inScope.length > 0,
    now,
  });
  const discount = against ? 0 : Math.min(base, offer(coupon, base));
  if (discount > 0) return takeOff(draft, coupon, inScope, discount);
  return { ...draft, coupon: { coupon, applied: false, discount, reason: against } };
};

const takeOff = (draft: Draft, coupon: Coupon, inScope: readonly DraftLine[], discount: number): Draft => {
  const shares = allocate(
    discount,
    inScope.map(({ running }) => running),
  );
  const shareOf = new Map(inScope.map(({ id }, index) => [id, shares[index]]));
  const lines = draft.lines.map((line) => {
    const share = shareOf.get(line.id) ?? 0;
    return share === 0 ? line : { ...line, running: line.running - share, couponDiscount: share };
  });
  const receipt = lines
    .filter(({ couponDiscount }) => couponDiscount > 0)
    .map(({ id, couponDiscount }) => ({
      step: 'coupon',
      rule: coupon.code,
      itemIdentifier: id,
      text: coupon.title,
      amount: -couponDiscount,
    }));
  return {
    ...draft,
    coupon: { coupon, applied: true, discount, reason: null },
    lines,
    receipt: [...draft.receipt, ...receipt],
  };
};

const covers = ({ productKinds }: Coupon, line: DraftLine): boolean =>
  productKinds.length === 0 || productKinds.includes(line.product.kind);

const offer = ({ kind, value }: Coupon, base: number): number =>
  kind === 'percent' ? percentOf(base, value) : value;

const sum = (lines: readonly DraftLine[]): number => lines.reduce((whole, { running }) => whole + running, 0);
