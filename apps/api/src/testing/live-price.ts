import type { Money } from '@counterpane/rules/money/money';
import type { QuoteItem } from '@counterpane/rules/quotes/quotable-items';
import { knownTotal } from '../../../storefront/app/shop/quotes/known-prices.ts';
import { priceRequests } from '../../../storefront/app/shop/quotes/price-requests.ts';
import { quotedPrice } from '../../../storefront/app/shop/quotes/price-texts.ts';
import type { QuoteAttributes } from '../../../storefront/app/shop/quotes/quote-attributes.ts';
import { result, type Shopper } from './shopper.ts';

/** With what a page is looked at: the code of a link, and a quantity. */
export interface Looked {
  readonly code: string | null;
  readonly quantity: number;
}

/** None, ten percent, and twenty off. */
export const CODES: readonly (string | null)[] = [null, 'SLEEP10', 'TWENTYOFF'];

/** With every code; one, two and three. */
export const LOOKS: readonly Looked[] = CODES.flatMap((code) =>
  [1, 2, 3].map((quantity) => ({ code, quantity })),
);

const itemsOf = (attributes: QuoteAttributes): readonly QuoteItem[] =>
  JSON.parse(attributes['data-quote'] ?? '[]');

/** What the script of a page shows for an element, in cents; `own` is that of the page's product. Null where it changes nothing. */
export const livePriceShown = async (
  { client }: Shopper,
  attributes: QuoteAttributes,
  own: QuoteAttributes,
  { code, quantity }: Looked,
): Promise<number | null> => {
  const { 'data-quote-placement': placement = null, 'data-quote-known': known } = attributes;
  // Without a code the page knows the price of every quantity and makes no call.
  if (code === null && known !== undefined) return centsOf(knownTotal(JSON.parse(known), quantity));
  const requests = priceRequests(
    { items: itemsOf(attributes), placement },
    { coupon: code, quantity: placement ? String(quantity) : null, own: itemsOf(own)[0] ?? null },
  );
  const quoted = quotedPrice(result(await client.cartQuotes(requests)));
  return quoted && centsOf(quoted);
};

const centsOf = ({ price }: { readonly price: Money }): number => price.amount;

/** What a cart costs once the code of the link has come to it, in cents. */
export const chargedWith = async (
  { client }: Shopper,
  code: string | null,
  add: (client: Shopper['client']) => Promise<unknown>,
): Promise<number> => {
  await add(client);
  const cart = code === null ? await client.cart() : await client.offerCoupon(code);
  return cart.ok ? cart.result.totalPrice.amount : result(await client.cart()).totalPrice.amount;
};
