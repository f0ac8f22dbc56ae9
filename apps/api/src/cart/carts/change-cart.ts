import { splitLines } from '@counterpane/rules/cart/split-lines';
import type { Refusal } from '@counterpane/rules/refusals';
import type { Storefront } from '../../catalogue/storefront.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { type Answer, ok, refused } from '../../http/answers.ts';
import { newId } from '../../http/ids.ts';
import { countLimited } from '../../http/limiter.ts';
import { withoutUselessWhiteGlove } from '../delivery/drop-white-glove.ts';
import type { CartDeps } from '../deps.ts';
import { announceCart } from '../help/announce-cart.ts';
import { withoutHelpWhenEmpty } from '../help/decide-help.ts';
import type { CartDecision } from './cart-decision.ts';
import { cartView } from './cart-view.ts';
import { type LogFacts, logChange } from './log-change.ts';
import type { CartReads } from './order-facts.ts';
import { type SettledChange, settleCoupon } from './settle-coupon.ts';
import { type Cart, type CartChange, findOpenCart, insertCart, updateCart } from './store.ts';
import { storefrontForCart } from './storefront-for-cart.ts';

/** How often a write starts over because another one came between. */
const TRIES = 40;

/** One write to the visitor's cart: whose, from which version, and what is decided about it. */
export interface CartWrite {
  readonly visitorId: string;
  /** The client's, whose new carts are counted; null where addresses are not. */
  readonly address?: string | null;
  readonly storefront: Storefront;
  /** The version that the client saw, when it says. */
  readonly ifMatch: number | null;
  decide(cart: Cart | null, storefront: Storefront, reads: CartReads): Promise<CartDecision>;
  /** The member of staff who makes it, by name; the shopper where nothing is said. */
  readonly by?: string | null;
  /** What made the cart, where this is its first write. */
  readonly channel?: 'web' | 'cartLink';
  /** What is answered of the saved cart, when it is not the cart itself. */
  show?(cart: Cart | null): unknown;
}

/**
 * Load, decide, save, answer: every write to a cart goes through here. A write that was overtaken
 * starts over on the newer cart, unless it named the version it was meant for.
 */
export const changeCart = async (
  tx: Queries,
  deps: Pick<CartDeps, 'database' | 'clock' | 'secret' | 'countsLoopback' | 'orders'>,
  write: CartWrite,
): Promise<Answer> => {
  const { visitorId, address = null, ifMatch } = write;
  const { clock } = deps;
  const reads = { db: tx, orders: deps.orders };
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const stored = await findOpenCart(tx, visitorId, write.storefront.key);
    const storefront = await storefrontForCart(reads, stored, write.storefront);
    const { sellable, gone } = splitLines(stored?.lines ?? [], storefront.findProduct);
    const cart = stored && gone.length > 0 ? { ...stored, lines: [...sellable] } : stored;
    const view = (of: Cart | null, refusals: readonly Refusal[] = []) =>
      cartView(of, storefront, isoNow(clock), { refusals, gone });
    const version = cart?.version ?? 0;
    if (ifMatch !== null && ifMatch !== version)
      return refused({ code: 'stale_version', expected: ifMatch, actual: version }, { result: view(cart) });

    const decision = await write.decide(cart, storefront, reads);
    if (!decision.ok) return refused(decision.refusal);
    const facts = { by: write.by ?? null, gone, findProduct: storefront.findProduct, now: isoNow(clock) };
    const asked = decision.change && withoutGone(cart, logChange(cart, decision.change, facts), facts);
    const settled = asked && withItsConsequences(cart, asked, storefront, isoNow(clock));
    const refusals = [...(decision.refusals ?? []), ...(settled?.refusals ?? [])];
    const answer = (of: Cart | null) => ok(write.show ? write.show(of) : view(of, refusals));
    if (!settled) return answer(stored);

    const wait = cart ? null : await countLimited(deps, 'makeCart', { address }, { db: tx });
    if (wait !== null) return refused({ code: 'too_many_requests', retryAfter: wait });
    const saved = cart
      ? await updateCart(tx, cart, settled.change)
      : await insertCart(tx, { id: newId(), storefront: storefront.key, visitorId }, settled.change, {
          type: 'cartCreated',
          at: isoNow(clock),
          metadata: { channel: write.channel ?? 'web' },
        });
    if (saved && (saved.remoteControl ?? cart?.remoteControl)) await announceCart(tx, saved.id);
    if (saved) return answer(saved);
  }
  throw new Error('a cart was changed by others too often to be saved');
};

/** What had sold out does not come back with stock that comes later: it was said that it is gone [K4]. */
const withoutGone = (cart: Cart | null, change: CartChange, { gone, findProduct }: LogFacts): CartChange => {
  if (change.lines) return { ...change, lines: splitLines(change.lines, findProduct).sellable };
  return cart && gone.length > 0 ? { ...change, lines: cart.lines } : change;
};

/** What a change means for everything else that was chosen. */
const withItsConsequences = (
  cart: Cart | null,
  asked: CartChange,
  storefront: Storefront,
  now: string,
): SettledChange => {
  const useful = withoutUselessWhiteGlove(cart, withoutServices(cart, asked), storefront, now);
  return settleCoupon(cart, withoutHelpWhenEmpty(cart, useful, now), storefront, now);
};

/** An emptied cart asks for no service any more: what comes into it next is another purchase. */
const withoutServices = (cart: Cart | null, change: CartChange): CartChange => {
  if (!cart || change.lines?.length !== 0) return change;
  const {
    deliveryOption: _option,
    withMattressRemoval: _removal,
    certainDeliveryDate: _date,
    acknowledged: _asked,
    priceHolds: _promised,
    fromProduct: _direct,
    ...checkout
  } = change.checkout ?? cart.checkout;
  return { ...change, checkout };
};
