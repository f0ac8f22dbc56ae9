import type { Notice } from '@counterpane/contract/cart/carts';
import { isRemoteControlled } from '@counterpane/rules/cart/remote-control';
import { lastAct } from '../carts/history.ts';
import type { Cart } from '../carts/store.ts';

/** What staff did last is said until something else happens to the cart, or their time is over. `now` is ISO. */
export const helpNotices = (cart: Cart | null, brand: string, now: string): Notice[] => {
  const last = cart ? lastAct(cart.history) : undefined;
  if (!cart || !last) return [];
  if (last.type === 'remoteEnded')
    return [{ code: 'help_ended', text: 'The help with your cart has ended.' }];
  const by = last.metadata?.by;
  if (!by || !isRemoteControlled(cart.history, now)) return [];
  return last.type === 'remoteControlled'
    ? [{ code: 'help_began', text: `${by} from ${brand} is helping with your cart.` }]
    : [{ code: 'help_changed', text: `${by} from ${brand} changed your cart.` }];
};
