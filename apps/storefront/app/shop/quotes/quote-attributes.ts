import { type QuoteItem, quotableItems } from '@counterpane/rules/quotes/quotable-items';
import type { Availability } from '@counterpane/rules/stock/availability';

/** What makes a price on a plain page a live one; see {@link quoteAttributes}. */
export interface QuoteAttributes {
  readonly 'data-quote'?: string;
  readonly 'data-quote-follows'?: 'quantity';
}

/** The same where a page only knows whether it can be bought. */
export const livePriceOf = (
  item: QuoteItem,
  isPurchasable: boolean,
  how: { readonly followsQuantity?: boolean } = {},
): QuoteAttributes =>
  quoteAttributes(
    item,
    { isActive: isPurchasable, isInStock: isPurchasable, isBackOrderAllowed: false },
    how,
  );

/**
 * Makes an element's price live: `data-quote` holds the item in JSON. Inside it, the text of
 * `[data-quote-part=price]`, `[data-quote-part=list]` and `[data-quote-part=saving]` is the price, the
 * list price and the saving in whole dollars; `[data-quote-if=saving]` is there only while something is
 * saved; `[data-quote-part=coupon]` names the coupon that counts. With `followsQuantity` the item's
 * quantity is that of the `quantity` field of the form around it. What cannot be bought has no live price.
 */
export const quoteAttributes = (
  item: QuoteItem,
  availability: Pick<Availability, 'isActive' | 'isInStock' | 'isBackOrderAllowed'> | null,
  { followsQuantity = false } = {},
): QuoteAttributes => {
  const [quotable] = quotableItems([item], () => availability);
  if (!quotable) return {};
  return {
    'data-quote': JSON.stringify(quotable),
    ...(followsQuantity ? { 'data-quote-follows': 'quantity' } : {}),
  };
};
