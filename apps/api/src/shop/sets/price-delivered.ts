import type { SetSummaryBody } from '@counterpane/contract/pages/set-pages';
import type { ItemToAdd } from '@counterpane/rules/cart/add-items';
import { money } from '@counterpane/rules/money/money';
import type { PricedCart } from '@counterpane/rules/pricing/price-cart';
import { quotedDelivery } from '../../cart/delivery/cart-delivery.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { priceItems } from '../pages/price-items.ts';
import type { SetRequest } from './set-request.ts';

/** A set as it is delivered: its price, and white glove service where it is offered. */
export interface DeliveredSet {
  readonly priced: PricedCart;
  readonly whiteGlove: SetSummaryBody['whiteGlove'];
}

/**
 * The price of a set as its address asks for it. White glove service is offered where the set has a flat amount for it
 * [K9]; what large things beside the set add to that is in its price, and which states have it the cart knows.
 */
export const priceDelivered = (
  items: readonly ItemToAdd[],
  { query }: SetRequest,
  storefront: Storefront,
  now: string,
): DeliveredSet => {
  const onTheGround = { priced: priceItems(items, storefront, now), whiteGlove: null };
  if (!onTheGround.priced.sets.some(({ bundle }) => bundle.whiteGloveAmount !== null)) return onTheGround;
  const delivery = quotedDelivery({ deliveryOption: 'white-glove' }, storefront);
  const carried = priceItems(items, storefront, now, delivery);
  const amount = whiteGloveAmount(carried);
  if (amount === 0) return onTheGround;
  const isChosen = query.delivery === 'white-glove';
  const price = money(amount, storefront.definition.currency);
  return { priced: isChosen ? carried : onTheGround.priced, whiteGlove: { price, isChosen } };
};

/** Cents of white glove service in a price. */
export const whiteGloveAmount = ({ extras }: Pick<PricedCart, 'extras'>): number =>
  extras.find(({ sku }) => sku === 'wgs')?.amount ?? 0;
