import type {
  ParsedQuoteRequest,
  QuoteEntryBody,
  QuoteFaultBody,
} from '@counterpane/contract/products/quotes';
import { refusalAnswer } from '@counterpane/contract/refusals';
import type { Refusal } from '@counterpane/rules/refusals';
import { priceLines } from '../../cart/pricing/price-lines.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { FindQuoteCoupon } from './quote-coupons.ts';
import { quoteLines } from './quote-lines.ts';
import { quoteView } from './quote-view.ts';

export interface QuoteFacts {
  readonly storefront: Storefront;
  readonly findCoupon: FindQuoteCoupon;
  readonly now: string;
}

/**
 * One entry of GET /carts/quote. A code that counts for nothing is what an empty list of items asks about
 * [D86]; with items they are priced without it, and `couponFault` says why.
 */
export const quoteCart = ({ couponCode, items }: ParsedQuoteRequest, facts: QuoteFacts): QuoteEntryBody => {
  const { storefront, findCoupon, now } = facts;
  const lines = quoteLines(items, storefront);
  if (!lines.ok) return faultOf(lines.refusal);
  const coupon = findCoupon(couponCode);
  const isMissing = !coupon.ok && coupon.refusal.code === 'coupon_required';
  if (!coupon.ok && (isMissing || items.length === 0)) return faultOf(coupon.refusal);
  const priced = priceLines(storefront, {
    lines: lines.change.lines,
    coupon: coupon.ok ? coupon.change : null,
    now,
  });
  const view = quoteView(priced, storefront.definition.currency, now);
  return coupon.ok ? view : { ...view, couponFault: faultOf(coupon.refusal) };
};

/** A refusal inside an answer that is otherwise fine: its text, its code and its facts. */
export const faultOf = (refusal: Refusal): QuoteFaultBody => {
  const { status: _status, ...fault } = refusalAnswer(refusal);
  return fault;
};
