import type { QuoteEntry, QuoteView } from '@counterpane/contract/products/quotes';
import { type Money, money } from '@counterpane/rules/money/money';

/** What a cart that was asked about costs, or what it costs more than one that has less. */
export interface QuotedPrice {
  readonly price: Money;
  readonly listPrice: Money;
}

/** A price, or why there is none; nothing where no answer came. */
export type MaybeQuote = QuoteEntry | null | undefined;

/** What the lines of a quote are called. */
export const quoteLine = (index: number): string => `item-${index + 1}`;

/** What `after` costs more than `before`, coupon and sets included; null where either has no price. */
export const quoteDifference = (after: MaybeQuote, before: MaybeQuote): QuotedPrice | null =>
  isQuote(before) ? quotedAbove(after, before) : null;

/** What a quote costs, or how much more than another. */
export const quotedAbove = (quote: MaybeQuote, before?: QuoteView): QuotedPrice | null => {
  if (!isQuote(quote)) return null;
  const above = (name: 'totalPrice' | 'totalListPrice') => {
    const { amount, currency } = quote.totals[name];
    return money(amount - (before?.totals[name].amount ?? 0), currency);
  };
  return { price: above('totalPrice'), listPrice: above('totalListPrice') };
};

export const isQuote = (entry: MaybeQuote): entry is QuoteView => (entry ? 'totals' in entry : false);
