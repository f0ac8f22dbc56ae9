import type { ProductQuoteBody } from '@counterpane/contract/products/product-quotes';
import type { ParsedQuoteRequest, QuoteFaultBody } from '@counterpane/contract/products/quotes';
import { money } from '@counterpane/rules/money/money';
import type { PricedCart } from '@counterpane/rules/pricing/price-cart';
import { addedPrice, pricedGoods } from '../../cart/pricing/goods-price.ts';
import { priceLines } from '../../cart/pricing/price-lines.ts';
import { extrasView, receiptView } from '../../cart/view/line-view.ts';
import { faultOf, type QuoteFacts } from './quote-cart.ts';
import { quoteLineId, quoteLines } from './quote-lines.ts';
import { quoteCouponView, quoteItemView } from './quote-view.ts';

type Item = ParsedQuoteRequest['items'][number];

/** What one item of a call is priced with. */
export interface ItemFacts extends QuoteFacts {
  readonly couponCode: string | null | undefined;
}

/** What an item is bought with: an add-on belongs to the first of them, as an upgrade to its mattress. */
export interface BoughtWith {
  readonly items: readonly Item[];
  readonly placement: 'add-on' | 'separate-line';
}

const ALONE: BoughtWith = { items: [], placement: 'separate-line' };

/**
 * An item's price as it is with what it is bought with: a saving for going together is in it. Its own fields are those of
 * its line; `addedPrice` is what all of them cost more with it.
 */
export const quoteItem = (
  item: Item,
  facts: ItemFacts,
  boughtWith: BoughtWith = ALONE,
): ProductQuoteBody | QuoteFaultBody => {
  const { storefront } = facts;
  const isAddOn = boughtWith.placement === 'add-on' && boughtWith.items.length > 0;
  const items = [...boughtWith.items, { ...item, forItem: isAddOn ? quoteLineId(0) : null }];
  const lines = quoteLines(items, storefront);
  if (!lines.ok) return faultOf(lines.refusal);
  const others = quoteLines(boughtWith.items, storefront);
  if (!others.ok) return faultOf(others.refusal);
  const coupon = facts.findCoupon(facts.couponCode);
  const context = { coupon: coupon.ok ? coupon.change : null, now: facts.now };
  const priced = priceLines(storefront, { ...context, lines: lines.change.lines });
  const rise = addedPrice(priced, pricedGoods(storefront, others.change.lines, context));
  const view = {
    ...itemOf(priced, lines.change.ids[items.length - 1] ?? '', facts),
    addedPrice: money(rise, storefront.definition.currency),
  };
  return coupon.ok ? view : { ...view, couponFault: faultOf(coupon.refusal) };
};

/** One line of a price and what belongs to it, gifts and receipt included. */
const itemOf = (
  priced: PricedCart,
  id: string,
  { storefront, now }: QuoteFacts,
): Omit<ProductQuoteBody, 'addedPrice'> => {
  const { currency } = storefront.definition;
  const line = priced.lines.find((one) => one.id === id);
  if (!line) throw new Error(`a quoted line was not priced: ${id}`);
  const gifts = priced.lines.filter(({ isGift, forItem }) => isGift && forItem === id);
  const own = new Set([id, ...gifts.map((gift) => gift.id)]);
  const view = quoteItemView(line, currency, now);
  return {
    ...view,
    gifts: gifts.map((gift) => quoteItemView(gift, currency, now)),
    extras: extrasView(priced.extras, currency),
    totalDiscount: view.discount,
    couponDetails: priced.coupon && quoteCouponView(priced.coupon, currency),
    receipt: receiptView({
      ...priced.receipt,
      lines: priced.receipt.lines.filter(({ itemIdentifier }) => own.has(itemIdentifier ?? '')),
      total: line.running,
    }),
  };
};
