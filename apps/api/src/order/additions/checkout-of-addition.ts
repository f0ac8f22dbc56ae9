import type { Address } from '@counterpane/contract/checkout/address';
import type { SavedCheckout, SavedTaxRate } from '../../cart/checkout/saved-checkout.ts';
import { withAddress } from '../../cart/region/region-of.ts';
import { withFoundRate } from '../../cart/taxes/saved-tax-rate.ts';
import type { Order } from '../orders/store.ts';
import { hasWhiteGlove } from './addable-order.ts';

interface AdditionFacts {
  readonly address: Address;
  readonly taxRate: SavedTaxRate | null;
  /** Something in the cart can be carried in. */
  readonly offersWhiteGlove: boolean;
  /** ISO times. */
  readonly until: string;
  readonly now: string;
}

/** What a cart that is added to an order takes over: to whom and where it goes, how it is brought, and on which day. */
export const checkoutOfAddition = (
  saved: SavedCheckout,
  { id: orderId, shortId, email, frozen }: Order,
  { address, taxRate, offersWhiteGlove, until, now }: AdditionFacts,
): SavedCheckout => {
  const { certainDeliveryDate: _day, deliveryOption: _way, ...kept } = saved;
  const { country, state, zip, city } = address;
  const { reqDeliveryDate } = frozen.cart.metadata;
  const isCarriedIn = hasWhiteGlove({ frozen });
  return withFoundRate(
    {
      ...withAddress(kept, address),
      ...(reqDeliveryDate === null ? {} : { certainDeliveryDate: reqDeliveryDate }),
      // Whether something large is carried in too is asked once it is in the cart.
      ...(isCarriedIn && !offersWhiteGlove ? {} : { deliveryOption: isCarriedIn ? 'white-glove' : 'ground' }),
      email,
      savedAt: now,
      submitted: { shipping: true, billing: kept.submitted?.billing ?? false },
      addsTo: { orderId, shortId, until, hasWhiteGlove: isCarriedIn, region: { country, state, zip, city } },
    },
    taxRate,
  );
};
