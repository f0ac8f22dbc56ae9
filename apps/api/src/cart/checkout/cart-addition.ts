import type { NoticeBody } from '@counterpane/contract/cart/carts';
import { message } from '@counterpane/messages/message';
import { isSame, regionOf } from '../region/region-of.ts';
import type { CartAddition, SavedCheckout } from './saved-checkout.ts';

/** The order that a cart is added to, as long as it can be and goes to the same place; else null. `now` is ISO [R058]. */
export const runningAddition = (checkout: SavedCheckout | undefined, now: string): CartAddition | null => {
  const { addsTo } = checkout ?? {};
  const region = regionOf(checkout);
  return addsTo && now <= addsTo.until && region && isSame(region, addsTo.region) ? addsTo : null;
};

/** The same checkout of an order of its own; where it goes and how stays as it is. */
export const addedToNone = ({ addsTo: _none, ...checkout }: SavedCheckout): SavedCheckout => checkout;

/** Whole minutes between two ISO times; the last one has begun. */
export const minutesLeft = (until: string, now: string): number =>
  Math.max(1, Math.ceil((Date.parse(until) - Date.parse(now)) / 60_000));

/** That what is ordered now is added to an order, or why it is not. */
export const additionNotices = (checkout: SavedCheckout | undefined, now: string): NoticeBody[] => {
  const { addsTo } = checkout ?? {};
  if (!addsTo) return [];
  const order = addsTo.shortId;
  if (runningAddition(checkout, now)) {
    const minutes = minutesLeft(addsTo.until, now);
    return [
      {
        code: 'adds_to_order',
        text: message(
          'What you order in the next {minutes} minutes is added to order {order}. It goes to the same address, and you pay for that delivery only once.',
          { minutes, order },
        ),
      },
    ];
  }
  return [
    {
      code: 'adds_to_no_order',
      text:
        now > addsTo.until
          ? message('The hour for adding to order {order} is over: this is an order of its own.', { order })
          : message('This goes elsewhere than order {order}, so it is an order of its own.', { order }),
    },
  ];
};
