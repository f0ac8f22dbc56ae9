import { couponText } from '@counterpane/contract/coupon-text';
import type { QuoteBody, QuoteItemBody } from '@counterpane/contract/products/quotes';
import { type Currency, money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import type { CouponOutcome, DraftLine } from '@counterpane/rules/pricing/draft';
import type { PricedCart } from '@counterpane/rules/pricing/price-cart';
import { groundFacts } from '../../cart/delivery/delivery-estimate.ts';
import { extrasView, lineView, receiptView } from '../../cart/view/line-view.ts';

/** A priced cart as a quote: the same lines, extras and receipt as the cart itself would show. */
export const quoteView = (priced: PricedCart, currency: Currency, now: string): QuoteBody => {
  const cash = (amount: number) => money(amount, currency);
  const goods = priced.totalPrice - sum(priced.extras.map(({ amount }) => amount));
  return {
    items: priced.lines.map((line) => quoteItemView(line, currency, now)),
    extras: extrasView(priced.extras, currency),
    totalDiscount: cash(priced.totalDiscount),
    couponDetails: priced.coupon && quoteCouponView(priced.coupon, currency),
    totals: {
      itemsCount: priced.itemsCount,
      totalPrice: cash(priced.totalPrice),
      totalListPrice: cash(goods + priced.totalDiscount),
      totalValue: cash(priced.totalValue),
      totalSavings: cash(priced.totalSavings),
    },
    receipt: receiptView(priced.receipt),
  };
};

export const quoteItemView = (line: DraftLine, currency: Currency, now: string): QuoteItemBody => ({
  ...lineView(line, currency, groundFacts(now)),
  productID: line.product.id,
  title: line.product.title,
  priceBeforeDiscount: money(line.variant.list * line.quantity, currency),
});

export const quoteCouponView = (
  { coupon, applied, discount, reason }: CouponOutcome,
  currency: Currency,
): NonNullable<QuoteBody['couponDetails']> => ({
  code: coupon.code,
  title: coupon.title,
  value: money(discount, currency),
  offer: coupon.title,
  applied,
  reason: reason && couponText(coupon.code, reason, currency),
});
