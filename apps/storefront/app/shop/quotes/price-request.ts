import type { QuoteRequest } from '@counterpane/contract/quotes';
import { isNumeric } from '@counterpane/rules/quotes/is-numeric';
import type { QuoteItem } from '@counterpane/rules/quotes/quotable-items';
import { quoteCoupon } from '@counterpane/rules/quotes/quote-coupon';

/** What a price depends on beside its item. */
export interface PriceContext {
  readonly coupon: string | null;
  /** As the form has it; null when the price does not follow it. */
  readonly quantity: string | null;
}

/** What is to be asked for a price on the page. */
export const priceRequest = (item: QuoteItem, { coupon, quantity }: PriceContext): QuoteRequest => ({
  couponCode: quoteCoupon(coupon),
  items: [
    {
      productID: item.productID,
      quantity: quantity !== null && isNumeric(quantity) ? Number(quantity) : item.quantity,
      properties: item.properties.map((property) => ({ ...property })),
    },
  ],
});

/** Whether two questions are the same one. The page's own price is the answer to the plain question. */
export const isSameRequest = (one: QuoteRequest, other: QuoteRequest): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
