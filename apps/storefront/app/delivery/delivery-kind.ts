import type { CartView } from '@counterpane/contract/cart/carts';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import { type DeliveryOption, findWhiteGlove, isByPartner } from './find-white-glove.ts';

/** Who brings a cart: the carrier to the door, or with white glove service, or a distribution partner. */
export type DeliveryKind = DeliveryOption | 'partner';

export const deliveryKind = (cart: Pick<CartView, 'items' | 'extras' | 'receipt'>): DeliveryKind =>
  isByPartner(cart) ? 'partner' : (findWhiteGlove(cart)?.chosen ?? 'ground');

export const DELIVERY_TITLES: Readonly<Record<DeliveryKind, PlainMessageId>> = {
  ground: 'Ground delivery',
  'white-glove': 'White glove delivery and set-up',
  partner: 'Delivered by our partner',
};
