import type { Coupon } from '../coupons/coupon.ts';
import { hasExpired } from '../coupons/coupon.ts';
import { allocate } from '../money/allocate.ts';
import { displayMoney } from '../money/display.ts';
import { money, percentOf } from '../money/money.ts';
import type { Draft, DraftLine, PricingFacts, PricingStep } from './draft.ts';

/** Takes the coupon off the running prices, shared over its lines, or says why it gives nothing. */
export const applyCoupon: PricingStep = (draft, facts) => {
  const { coupon } = facts;
  if (!coupon) return draft;
  const inScope = draft.lines.filter((line) => !line.isGift && covers(coupon, line));
  const reason = reasonAgainst(coupon, draft, inScope, facts);
  const base = sum(inScope);
  const discount = reason ? 0 : Math.min(base, offer(coupon, base));
  if (discount === 0) return { ...draft, coupon: { coupon, applied: false, discount, reason } };

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

const reasonAgainst = (
  coupon: Coupon,
  draft: Draft,
  inScope: readonly DraftLine[],
  { currency, now }: PricingFacts,
): string | null => {
  if (hasExpired(coupon, now)) return `${coupon.code} has expired.`;
  if (inScope.length === 0)
    return `${coupon.code} counts when ${coupon.productKinds.map((kind) => `a ${kind}`).join(' or ') || 'something'} is in the cart.`;
  const goods = sum(draft.lines);
  if (goods >= coupon.minimum) return null;
  const missing = displayMoney(money(coupon.minimum - goods, currency));
  return `${coupon.code} counts from ${displayMoney(money(coupon.minimum, currency))}: ${missing} to go.`;
};

const sum = (lines: readonly DraftLine[]): number => lines.reduce((whole, { running }) => whole + running, 0);
