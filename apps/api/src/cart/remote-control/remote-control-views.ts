import type { CartHelp } from '@counterpane/contract/cart/carts';
import type { RemoteToken, StaffCartBody } from '@counterpane/contract/cart/remote-control';
import { isoNow } from '../../clock.ts';
import { contextOfStored } from '../carts/load-cart.ts';
import type { Cart } from '../carts/store.ts';
import type { CartDeps } from '../deps.ts';
import { unavailableMethods } from '../payment-methods/method-availability.ts';
import { cartView } from '../view/cart-view.ts';
import type { Helper } from './decide-remote-control.ts';
import { findRemoteControl, invitationOf } from './remote-token.ts';

type Facts = Pick<CartDeps, 'clock' | 'secret'>;

/** The token and code that let staff in, as their shopper sees them; null when there are none. */
export const remoteTokenView = (cart: Cart, { clock, secret }: Facts): RemoteToken | null => {
  const control = findRemoteControl(cart, isoNow(clock));
  if (!control) return null;
  const expiresIn = Math.ceil((Date.parse(control.until) - clock.now()) / 1000);
  return { ...invitationOf(cart.id, control, secret), expiresIn, expiresAt: control.until };
};

/** The remote control of a cart, as its shopper sees it; null when there is none. */
export const remoteControlView = (cart: Cart | null, { clock, secret }: Facts): CartHelp | null => {
  const control = findRemoteControl(cart, isoNow(clock));
  if (!cart || !control) return null;
  const { code } = invitationOf(cart.id, control, secret);
  return { code, until: control.until, staff: control.staff.map(({ name }) => name) };
};

/** The cart as a member of staff in it sees it; in the language of their page where the storefront has that. */
export const staffCartView = async (
  cart: Cart,
  helper: Helper,
  language: string,
  { database, catalogue, clock, providers, orders }: CartDeps,
): Promise<StaffCartBody> => {
  const storefront = catalogue.getStorefront(cart.storefront, language);
  const now = isoNow(clock);
  const context = await contextOfStored({ db: database.db, orders }, cart, storefront, { now });
  const control = findRemoteControl(cart, now);
  const view = cartView(context);
  return {
    // Notices of actions by staff are for the shopper only.
    cart: { ...view, notices: view.notices.filter(({ code }) => !code.startsWith('help_')) },
    shop: storefront.brand.brand.name,
    until: control?.until ?? now,
    others: (control?.staff ?? []).filter(({ id }) => id !== helper.id).map(({ name }) => name),
    unavailable: unavailableMethods(
      { cart: view, country: cart.checkout.shippingAddress?.country },
      storefront,
      providers,
    ),
  };
};
