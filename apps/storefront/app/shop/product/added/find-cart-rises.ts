import type { CartView, ItemToAdd } from '@counterpane/contract/cart/carts';
import type { Client } from '@counterpane/contract/client';
import { MOST_CARTS, type QuoteEntry, type QuoteView } from '@counterpane/contract/products/quotes';
import { type Money, money } from '@counterpane/rules/money/money';
import { quoteCoupon } from '@counterpane/rules/quotes/quote-coupon';
import { isQuote, quoteLine, quoteRise } from '../../quotes/quote-rise.ts';

/** What a cart costs more with one thing in it. */
export interface CartRise {
  readonly price: Money;
  /** What of the price is the saving of a set that it makes with what is in the cart. */
  readonly setSaving: Money;
}

/**
 * What a cart rises by with each of some things, one at a time; null for what it would not take, and for what is more
 * than one question asks about. What sets have saved already counts in none of them. `coupon` is the code that
 * comes to the cart where it has none.
 */
export const findCartRises = async (
  client: Pick<Client, 'cartQuotes'>,
  cart: CartView,
  things: readonly ItemToAdd[],
  coupon: string | null,
): Promise<readonly (CartRise | null)[]> => {
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
  return things.map((_, index) => riseOf(known, entries[index], quoteLine(lines.length)));
};

const riseOf = (
  before: QuoteEntry | undefined,
  after: QuoteEntry | undefined,
  line: string,
): CartRise | null => {
  const rise = quoteRise(after, before);
  if (!rise || !isQuote(before) || !isQuote(after)) return null;
  const makesSet = savedBySets(after, line) !== savedBySets(before, line);
  const saved = savedBySets(after) - savedBySets(before);
  return {
    price: rise.price,
    setSaving: money(makesSet ? Math.max(0, saved) : 0, rise.price.currency),
  };
};

/** In cents. A set saves on several lines; what an extra of a set saves is on its own line alone. */
const savedBySets = ({ receipt }: QuoteView, but: string | null = null): number =>
  receipt.lines
    .filter(({ step, itemIdentifier }) => step === 'bundles' && (but === null || itemIdentifier !== but))
    .reduce((sum, { amount }) => sum - amount, 0);
