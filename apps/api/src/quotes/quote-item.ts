import type { ProductQuoteView } from '@counterpane/contract/product-quotes';
import type { ParsedQuoteRequest, QuoteFault } from '@counterpane/contract/quotes';
import type { PricedCart } from '@counterpane/rules/pricing/price-cart';
import { extrasView } from '../carts/line-view.ts';
import { priceLines } from '../carts/price-lines.ts';
import { faultOf, type QuoteFacts } from './quote-cart.ts';
import { quoteLineId, quoteLines } from './quote-lines.ts';
import { quoteCouponView, quoteItemView } from './quote-view.ts';

type Item = ParsedQuoteRequest['items'][number];

/** What one item of a call is priced with. */
export interface ItemFacts extends QuoteFacts {
  readonly couponCode: string | null | undefined;
}

/** What an item goes with: `child` belongs to the first of them, as an upgrade to its mattress. */
export interface Company {
  readonly items: readonly Item[];
  readonly as: 'child' | 'neighbour';
}

export const ALONE: Company = { items: [], as: 'neighbour' };

/** An item's price as it is in its company: a saving for going together is in it. */
export const quoteItem = (
  item: Item,
  facts: ItemFacts,
  company: Company = ALONE,
): ProductQuoteView | QuoteFault => {
  const isChild = company.as === 'child' && company.items.length > 0;
  const items = [...company.items, { ...item, forItem: isChild ? quoteLineId(0) : null }];
  const lines = quoteLines(items, facts.storefront.findProduct);
  if (!lines.ok) return faultOf(lines.refusal);
  const coupon = facts.findCoupon(facts.couponCode);
  const priced = priceLines(facts.storefront, {
    lines: lines.change,
    coupon: coupon.ok ? coupon.change : null,
    now: facts.now,
  });
  const view = itemOf(priced, quoteLineId(items.length - 1), facts);
  return coupon.ok ? view : { ...view, couponFault: faultOf(coupon.refusal) };
};

/** One line of a price and what belongs to it, gifts and receipt included. */
const itemOf = (priced: PricedCart, id: string, { storefront }: QuoteFacts): ProductQuoteView => {
  const { currency } = storefront.definition;
  const line = priced.lines.find((one) => one.id === id);
  if (!line) throw new Error(`a quoted line was not priced: ${id}`);
  const gifts = priced.lines.filter(({ isGift, forItem }) => isGift && forItem === id);
  const own = new Set([id, ...gifts.map((gift) => gift.id)]);
  const view = quoteItemView(line, currency);
  return {
    ...view,
    gifts: gifts.map((gift) => quoteItemView(gift, currency)),
    extras: extrasView(priced.extras, currency),
    totalDiscount: view.discount,
    couponDetails: priced.coupon && quoteCouponView(priced.coupon, currency),
    receipt: {
      lines: priced.receipt.lines.filter(({ itemIdentifier }) => own.has(itemIdentifier ?? '')),
      total: line.running,
    },
  };
};
