import type { QuoteRequest } from '@counterpane/contract/products/quotes';
import { isNumeric } from '@counterpane/rules/quotes/is-numeric';
import type { QuoteItem } from '@counterpane/rules/quotes/quotable-items';
import { quoteCoupon } from '@counterpane/rules/quotes/quote-coupon';
import { quoteLine } from './quote-difference.ts';

/** Where an upsell stands in the cart: it is an add-on of the product's line, or a separate line. */
export type UpsellPlacement = 'add-on' | 'separate-line';

/** A live price: of these items, or how much more the product of the page costs with them. */
interface Priced {
  readonly items: readonly QuoteItem[];
  readonly placement: UpsellPlacement | null;
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
  { items, placement }: Priced,
  { coupon, quantity, own }: PriceContext,
): QuoteRequest[] => {
  const couponCode = quoteCoupon(coupon);
  const times = quantity !== null && isNumeric(quantity) ? Number(quantity) : 1;
  const asked = items.map((item) => itemOf(item, times));
  if (placement === null) return [{ couponCode, items: asked }];
  if (own === null) return [];
  const before = [itemOf(own, times)];
  const forItem = placement === 'add-on' ? quoteLine(0) : null;
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
