import type { NoticeBody } from '@counterpane/contract/cart/carts';
import { message } from '@counterpane/messages/message';
import type { CartContext } from '../carts/cart-context.ts';
import { lastAct } from '../history/history.ts';

/** Notices of the last action of staff, until the next action on the cart or the end of their time. */
export const remoteControlNotices = ({ cart, storefront, hasStaff }: CartContext): NoticeBody[] => {
  const brand = storefront.brand.brand.name;
  const last = cart ? lastAct(cart.history) : undefined;
  if (!cart || !last) return [];
  if (last.type === 'remoteEnded')
    return [{ code: 'help_ended', text: message('The help with your cart has ended.') }];
  const by = last.metadata?.by;
  if (!by || !hasStaff) return [];
  return last.type === 'remoteControlled'
    ? [
        {
          code: 'help_began',
          text: message('{name} from {brand} is helping with your cart.', { name: by, brand }),
        },
      ]
    : [
        {
          code: 'help_changed',
          text: message('{name} from {brand} changed your cart.', { name: by, brand }),
        },
      ];
};
