import type { CartView, ItemToAdd } from '@counterpane/contract/cart/carts';
import type { Client } from '@counterpane/contract/client';
import { MOST_CARTS, type QuoteEntry, type QuoteView } from '@counterpane/contract/products/quotes';
import { type Money, money } from '@counterpane/rules/money/money';
import { quoteCoupon } from '@counterpane/rules/quotes/quote-coupon';
import { isQuote, quoteDifference, quoteLine } from '../../quotes/quote-difference.ts';

/** How much more a cart costs with one item added. */
export interface PriceDifference {
  readonly price: Money;
  /** The saving in it of a set that the item completes in the cart. */
  readonly setSaving: Money;
}

/**
 * How much more a cart costs with each of some items, one at a time; null for an item that it refuses, and for those beyond
 * the limit of one call. What sets have saved already counts in none of them. `coupon` is the code for a cart without one.
 */
export const findPriceDifferences = async (
  client: Pick<Client, 'cartQuotes'>,
  cart: CartView,
  things: readonly ItemToAdd[],
  coupon: string | null,
): Promise<readonly (PriceDifference | null)[]> => {
  const lines = cart.items.filter(({ isGift }) => !isGift);
  const names = new Map(lines.map(({ itemIdentifier }, index) => [itemIdentifier, quoteLine(index)]));
  const named = (item: ItemToAdd): ItemToAdd => ({ ...item, forItem: names.get(item.forItem ?? '') ?? null });
  const before = lines.map(({ product, quantity, properties, forItem }) =>
    named({ productID: product.id, quantity, properties, forItem }),
  );
  const couponCode = quoteCoupon(cart.couponDetails?.code ?? coupon);
  const carts = [before, ...things.slice(0, MOST_CARTS - 1).map((thing) => [...before, named(thing)])];
  // That there is no answer is reported where calls are made.
  const answer = await client.cartQuotes(carts.map((items) => ({ couponCode, items }))).catch(() => null);
  const [known, ...entries] = answer?.ok ? answer.result : [];
  return things.map((_, index) => differenceOf(known, entries[index], quoteLine(lines.length)));
};

const differenceOf = (
  before: QuoteEntry | undefined,
  after: QuoteEntry | undefined,
  line: string,
): PriceDifference | null => {
  const difference = quoteDifference(after, before);
  if (!difference || !isQuote(before) || !isQuote(after)) return null;
  const makesSet = savedBySets(after, line) !== savedBySets(before, line);
  const saved = savedBySets(after) - savedBySets(before);
  return {
    price: difference.price,
    setSaving: money(makesSet ? Math.max(0, saved) : 0, difference.price.currency),
  };
};

/** In cents. A set saves on several lines; what an extra of a set saves is on its own line alone. */
const savedBySets = ({ receipt }: QuoteView, but: string | null = null): number =>
  receipt.lines
    .filter(({ step, itemIdentifier }) => step === 'bundles' && (but === null || itemIdentifier !== but))
    .reduce((sum, { amount }) => sum - amount, 0);
