import type { CartItemView } from '@counterpane/contract/cart/carts';
import { type DeliveryPromise, transitText } from '@counterpane/rules/delivery/promise';
import { isBackOrdered } from '@counterpane/rules/stock/availability';
import { displayDay } from '../../language/display-day.ts';
import { type DeliveryFacts, deliveryEstimate, type Goods } from './delivery-estimate.ts';

type DeliveryView = CartItemView['delivery'];

/** What is promised of the delivery of a thing as it travels: in words, in business days and in dates. */
export const deliveryView = (goods: Goods, facts: DeliveryFacts): DeliveryView => {
  const promise = deliveryEstimate(goods, facts);
  if (promise) {
    const { handling, transit, from, until: to } = promise;
    return { text: promiseText(promise), handling, transit, from, to };
  }
  const text = isBackOrdered(goods.variant.availability) ? 'Ships later' : '';
  return { text, handling: null, transit: null, from: null, to: null };
};

/** Short, where room is scarce. */
const promiseText = ({ transit, from, until }: DeliveryPromise): string => {
  if (transit) return transitText(transit);
  const day = displayDay(from);
  return from === until ? `Ships later: arrives on ${day}` : `Ships later: arrives from ${day}`;
};
