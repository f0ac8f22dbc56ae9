import { findShare, shareCart } from '../../cart/carts/merge/shares.ts';
import type { Cart } from '../../cart/carts/store.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { throughPages } from '../../database/through-pages.ts';
import { mayMail } from '../../order/mailings/reader-mailings.ts';
import { enqueue } from '../../outbox/store.ts';
import type { ShopDeps } from '../deps.ts';
import { findLeftCarts, givesWay, insertReminder, isOrdered } from './left-carts.ts';

/**
 * Reminds shoppers of carts that they left at the checkout, once for each cart and of one
 * cart a day, where they agreed to emails and have ordered nothing [R060].
 */
export const remindCarts = async (deps: ShopDeps): Promise<void> => {
  const now = deps.clock.now();
  await throughPages(
    (after, most) => findLeftCarts(deps.database.db, now, { after, most }),
    (cart) => remindOf(deps, cart),
  );
};

const remindOf = (deps: ShopDeps, cart: Cart): Promise<void> =>
  deps.database.transaction(async (tx) => {
    const storefront = deps.catalogue.findStorefront(cart.storefront);
    if (!storefront || (await isOrdered(tx, cart))) return;
    const reader = { brand: storefront.brand.key, email: cart.checkout.email ?? '' };
    if (!(await mayMail(tx, { ...reader, kind: 'cart_reminder', hasConsent: true }))) return;
    const storefronts = deps.catalogue.storefronts
      .filter(({ brand }) => brand.key === reader.brand)
      .map(({ key }) => key);
    if (await givesWay(tx, cart, { email: reader.email, storefronts }, deps.clock.now())) return;
    // Another process may have done it.
    if (!(await insertReminder(tx, cart.id, isoNow(deps.clock)))) return;
    await shareForLink(tx, cart, deps.clock.now());
    await enqueue(tx, deps.clock, 'cart.left', { cartId: cart.id });
  });

/** The link of the email opens the cart on another device too, as any link to a cart does. What its owner shares stays as it is. */
const shareForLink = async (tx: Queries, { id: cartId, visitorId }: Cart, now: number): Promise<void> => {
  const share = await findShare(tx, cartId, now);
  if (share && (share.multiUse || share.usedBy === null)) return;
  await shareCart(tx, { cartId, visitorId, now }, false);
};
