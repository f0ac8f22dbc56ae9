import type { QuoteRequest } from '@counterpane/contract/products/quotes';
import { isNumeric } from '@counterpane/rules/quotes/is-numeric';
import type { QuoteItem } from '@counterpane/rules/quotes/quotable-items';
import { quoteCoupon } from '@counterpane/rules/quotes/quote-coupon';
import { quoteLine } from './quote-rise.ts';

/** How something goes with the product of the page: it belongs to its line, or is a line of its own. */
export type Beside = 'child' | 'neighbour';

/** What a live price is of: these items, or what the product of the page costs more with them. */
export interface Priced {
  readonly items: readonly QuoteItem[];
  readonly beside: Beside | null;
}

/** What a price depends on beside its items. */
export interface PriceContext {
  readonly coupon: string | null;
  /** As the form has it; null when the price does not follow it. */
  readonly quantity: string | null;
  /** One of the product of the page as it is chosen; null where it cannot be bought, or the page is of none. */
  readonly own: QuoteItem | null;
}

/**
 * The carts that are to be asked about for a price on the page: all that it is of, and then, where it is what the product
 * costs more with that, the product alone. Nothing is asked beside a product that cannot be bought.
 */
export const priceRequests = (
  { items, beside }: Priced,
  { coupon, quantity, own }: PriceContext,
): QuoteRequest[] => {
  const couponCode = quoteCoupon(coupon);
  const times = quantity !== null && isNumeric(quantity) ? Number(quantity) : 1;
  const asked = items.map((item) => itemOf(item, times));
  if (beside === null) return [{ couponCode, items: asked }];
  if (own === null) return [];
  const before = [itemOf(own, times)];
  const forItem = beside === 'child' ? quoteLine(0) : null;
  const after = [...before, ...asked.map((item) => ({ ...item, forItem }))];
  return [
    { couponCode, items: after },
    { couponCode, items: before },
  ];
};

const itemOf = (item: QuoteItem, times: number) => ({
  ...item,
  quantity: item.quantity * times,
  properties: [...item.properties],
});

/** Whether two questions are the same one. The page's own price is the answer to the plain question. */
export const areSameRequests = (one: readonly QuoteRequest[], other: readonly QuoteRequest[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
