import { type QuoteItem, quotableItems } from '@counterpane/rules/quotes/quotable-items';
import type { Availability } from '@counterpane/rules/stock/availability';
import type { KnownPrices } from './known-prices.ts';
import type { UpsellPlacement } from './price-requests.ts';

/** What makes a price on a plain page a live one; see {@link quoteAttributes}. */
export interface QuoteAttributes {
  readonly 'data-quote'?: string;
  readonly 'data-quote-own'?: '';
  readonly 'data-quote-placement'?: UpsellPlacement;
  readonly 'data-quote-known'?: string;
  readonly 'data-quote-follows'?: 'quantity';
}

/** How a live price goes with the rest of its page. */
export interface QuoteTerms {
  readonly followsQuantity?: boolean;
  /** It is the price of one of the product of the page, as it is chosen. */
  readonly isOwn?: boolean;
  /** It is what the product of the page costs more with it, for each of the chosen quantity. */
  readonly upsell?: { readonly placement: UpsellPlacement; readonly known: KnownPrices };
}

/** The same where a page only knows whether it can be bought. */
export const livePriceOf = (item: QuoteItem, isPurchasable: boolean, terms: QuoteTerms = {}) =>
  quoteAttributes(
    item,
    { isActive: isPurchasable, isInStock: isPurchasable, isBackOrderAllowed: false },
    terms,
  );

/**
 * Makes an element's price live: `data-quote` holds its items in JSON. Inside it, the text of
 * `[data-quote-part=price]`, `[data-quote-part=list]` and `[data-quote-part=saving]` is the price, the
 * list price and the saving in whole dollars; `[data-quote-if=saving]` is there only while something is
 * saved; `[data-quote-part=coupon]` names the coupon that counts, `[data-quote-unless=coupon]` is there while none
 * does. With `followsQuantity` the item's quantity is that of the `quantity` field of the form around it. What cannot
 * be bought has no live price.
 */
export const quoteAttributes = (
  item: QuoteItem,
  availability: Pick<Availability, 'isActive' | 'isInStock' | 'isBackOrderAllowed'> | null,
  { followsQuantity = false, isOwn = false, upsell }: QuoteTerms = {},
): QuoteAttributes => {
  const items = quotableItems([bare(item)], () => availability);
  if (items.length === 0) return {};
  return {
    'data-quote': JSON.stringify(items),
    ...(isOwn ? { 'data-quote-own': '' } : {}),
    ...(upsell
      ? { 'data-quote-placement': upsell.placement, 'data-quote-known': JSON.stringify(upsell.known) }
      : {}),
    ...(followsQuantity || upsell ? { 'data-quote-follows': 'quantity' } : {}),
  };
};

/** One of several things that are bought together. */
type ItemOfSet = Pick<QuoteItem, 'productID'> & {
  readonly [Name in 'quantity' | 'properties']?: QuoteItem[Name] | undefined;
};

/** The same for all of them. */
export const livePriceOfAll = (items: readonly ItemOfSet[]): QuoteAttributes => ({
  'data-quote': JSON.stringify(quotableItems(items.map(bare), () => IN_STOCK)),
});

/** Nothing else travels. */
const bare = ({ productID, quantity = 1, properties = [] }: ItemOfSet): QuoteItem => ({
  productID,
  quantity,
  properties: properties.map(({ name, value }) => ({ name, value })),
});

const IN_STOCK = { isActive: true, isInStock: true, isBackOrderAllowed: false };
