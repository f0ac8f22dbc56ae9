import type { CartBody } from '@counterpane/contract/cart/carts';
import { splitLines } from '@counterpane/rules/cart/split-lines';
import type { Refusal, RefusalCode } from '@counterpane/rules/refusals';
import type { Storefront } from '../../catalogue/storefront.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { type Answer, ok, refused } from '../../http/answers.ts';
import { newId } from '../../http/ids.ts';
import { countLimited } from '../../http/limiter.ts';
import { type ChangeWithCoupon, removeLapsedCoupon } from '../coupons/remove-lapsed-coupon.ts';
import { withoutUselessWhiteGlove } from '../delivery/drop-white-glove.ts';
import type { CartDeps } from '../deps.ts';
import { type LogFacts, logChange } from '../history/log-change.ts';
import { withUndo } from '../history/update-undo.ts';
import { announceCart } from '../remote-control/announce-cart.ts';
import { withoutHelpWhenEmpty } from '../remote-control/decide-remote-control.ts';
import { cartView } from '../view/cart-view.ts';
import { type CartContext, contextOf, savedContext } from './cart-context.ts';
import type { CartDecision } from './cart-decision.ts';
import { loadCart } from './load-cart.ts';
import type { CartReads } from './order-facts.ts';
import { type Cart, type CartChange, insertCart, updateCart } from './store.ts';

/** How often a write starts over because another one came between. */
const TRIES = 40;

/** One write to the visitor's cart: whose, from which version, and what is decided about it. */
export interface CartWrite<Result, Code extends RefusalCode> {
  readonly visitorId: string;
  /** The client's, whose new carts are counted; null where addresses are not. */
  readonly address?: string | null;
  readonly storefront: Storefront;
  /** The version that the client saw, when it says. */
  readonly ifMatch: number | null;
  /** The stock items that are about to be chosen, to be read with the cart. */
  readonly stockItems?: readonly string[];
  decide(context: CartContext, reads: CartReads): Promise<CartDecision<Code>>;
  /** The member of staff who makes it, by name; the shopper where nothing is said. */
  readonly by?: string | null;
  /** What made the cart, where this is its first write. */
  readonly channel?: 'web' | 'cartLink' | 'account';
  /** The result made from the saved cart. */
  show(cart: Cart | null, view: () => CartBody): Result;
}

/** What a write of a cart comes to whatever is decided. */
export type CartWriteCode = 'stale_version' | 'too_many_requests';

/**
 * Load, decide, save, respond: every write to a cart goes through here. A write that meets a newer version starts
 * over on that cart, unless the client named a version with If-Match. One that is overtaken every time is answered
 * to try again.
 */
export const changeCart = async <Result, Code extends RefusalCode>(
  tx: Queries,
  deps: Pick<CartDeps, 'database' | 'catalogue' | 'clock' | 'secret' | 'countsLoopback' | 'orders'>,
  write: CartWrite<Result, Code>,
): Promise<Answer<Result, Code | CartWriteCode>> => {
  const { visitorId, storefront, address = null, ifMatch, stockItems: items = [] } = write;
  const reads = { db: tx, orders: deps.orders };
  const { findProduct: findInLog } = deps.catalogue.getStorefront(storefront.key);
  const titleOf = (productId: string) => findInLog(productId)?.title ?? 'An item';
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const now = isoNow(deps.clock);
    const stored = await loadCart(reads, { visitorId, storefront }, { now, items });
    const before = withoutGoneLines(stored);
    const { cart } = before;
    const { gone } = stored;
    const view = (of: CartContext, refusals: readonly Refusal[] = []) => cartView(of, { refusals, gone });
    const version = cart?.version ?? 0;
    if (ifMatch !== null && ifMatch !== version)
      return refused({ code: 'stale_version', expected: ifMatch, actual: version }, { result: view(before) });

    const decision = await write.decide(before, reads);
    if (!decision.ok) return refused(decision.refusal);
    const facts = { by: write.by ?? null, gone, findProduct: before.findProduct, titleOf, now };
    const asked = decision.change && withoutGone(before, logChange(cart, decision.change, facts), facts);
    const settled = asked && withItsConsequences(before, asked);
    const refusals = [...(decision.refusals ?? []), ...(settled?.refusals ?? [])];
    const added = decision.added && { added: [...decision.added] };
    const answer = (of: CartContext) => ok(write.show(of.cart, () => ({ ...view(of, refusals), ...added })));
    if (!settled) return answer(stored);

    const wait = cart ? null : await countLimited(deps, 'makeCart', { address }, { db: tx });
    if (wait !== null) return refused({ code: 'too_many_requests', retryAfter: wait });
    const change = withUndo(cart, settled.change);
    const saved = cart
      ? await updateCart(tx, cart, change)
      : await insertCart(tx, { id: newId(), storefront: storefront.key, visitorId }, change, {
          type: 'cartCreated',
          at: now,
          metadata: { channel: write.channel ?? 'web' },
        });
    if (saved && (saved.remoteControl ?? cart?.remoteControl)) await announceCart(tx, saved.id);
    if (saved) return answer(cart ? savedContext(settled.after, saved) : contextOf(before.read, saved));
  }
  return refused({ code: 'too_many_requests', retryAfter: 1 });
};

/** Decisions do not see lines that can no longer be bought. */
const withoutGoneLines = (stored: CartContext): CartContext =>
  stored.cart && stored.gone.length > 0
    ? savedContext(stored, { ...stored.cart, lines: [...stored.lines] })
    : stored;

/** A line that sold out does not return when stock does: its shopper was told that it is gone [K4]. */
const withoutGone = (
  { cart }: CartContext,
  change: CartChange,
  { gone, findProduct }: LogFacts,
): CartChange => {
  if (change.lines) return { ...change, lines: splitLines(change.lines, findProduct).sellable };
  return cart && gone.length > 0 ? { ...change, lines: cart.lines } : change;
};

/** What a change means for everything else that was chosen. */
const withItsConsequences = (before: CartContext, asked: CartChange): ChangeWithCoupon => {
  const useful = withoutUselessWhiteGlove(before, withoutServices(before.cart, asked));
  return removeLapsedCoupon(before, withoutHelpWhenEmpty(before.cart, useful, before.now));
};

/** An emptied cart loses its services: what is added next is another purchase. */
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
