import { plainContext } from '../../cart/carts/cart-context.ts';
import { findCart } from '../../cart/carts/merge/shares.ts';
import { EMPTY_HISTORY } from '../../cart/history/empty-history.ts';
import { cartView } from '../../cart/view/cart-view.ts';
import { frameOf, languagePathOf } from '../../catalogue/language-of.ts';
import { isoNow } from '../../clock.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { mailingFrame } from '../../order/mailings/mailing-frame.ts';
import { mayMail } from '../../order/mailings/reader-mailings.ts';
import type { Topics } from '../../outbox/store.ts';
import { readPurchaseFacts } from '../recommendations/purchase-facts.ts';
import { recommend } from '../recommendations/recommend.ts';
import { isOrdered } from './left-carts.ts';

/** Emails what was left in a cart, unless it was ordered or its shopper has said no since. Sent twice it is still one message. */
export const sendCartReminder = async (deps: OrderDeps, { cartId }: Topics['cart.left']): Promise<void> => {
  const { database, catalogue, clock, storefrontUrl } = deps;
  const cart = await findCart(database.db, cartId);
  const known = cart && catalogue.findStorefront(cart.storefront);
  if (cart?.status !== 'open' || !known || (await isOrdered(database.db, cart))) return;
  const { email = '', permissions, language = '' } = cart.checkout;
  const hasConsent = permissions?.sendEmail === true;
  const brand = known.brand.key;
  if (!(await mayMail(database.db, { brand, email, kind: 'cart_reminder', hasConsent }))) return;
  const storefront = known.inLanguage(language);
  const bare = { ...cart, ...EMPTY_HISTORY, checkout: {}, couponCode: null, remoteControl: null };
  const { items } = cartView(plainContext(bare, storefront, isoNow(clock)), { withExtras: false });
  const chosen = items.filter(({ isGift }) => !isGift);
  // Nothing of it is sold any more.
  if (chosen.length === 0) return;
  const urlOf = (path: string) =>
    new URL(`${languagePathOf(storefront)}${path}`, storefrontUrl(cart.storefront)).href;
  const facts = await readPurchaseFacts(database.db, brand, clock.now());
  // What comes free lies in the cart too, and is not offered for money.
  const skus = items.map(({ sku }) => sku);
  const { products } = recommend({ skus, without: new Set() }, 'bought-together', storefront, facts);
  const { cartReminderEmail } = await import('./cart-reminder-email.ts');
  await deps.email.send({
    to: email,
    messageId: `cart-reminder.${cartId}`,
    ...cartReminderEmail.write({
      ...frameOf(storefront),
      ...mailingFrame(deps, storefront, { email, kind: 'cart_reminder' }),
      things: chosen.map(({ product, quantity, properties }) => ({
        title: [product.title, ...properties.map(({ title }) => title)].join(', '),
        quantity,
      })),
      cartUrl: urlOf(`/checkout/cart?cart=${cartId}`),
      recommended: products.map(({ title, choice, url }) => ({
        title: [title, choice].filter(Boolean).join(', '),
        url: urlOf(url),
      })),
    }),
  });
};
