import type { DeliveryBody } from '@counterpane/contract/cart/delivery-promise';
import { promiseText } from '@counterpane/contract/cart/delivery-text';
import { message } from '@counterpane/messages/message';
import { isBackOrdered } from '@counterpane/rules/stock/availability';
import { type DeliveryFacts, deliveryEstimate, type Goods } from './delivery-estimate.ts';

/** What is promised of the delivery of a thing as it travels: in words, in business days and in dates. */
export const deliveryView = (goods: Goods, facts: DeliveryFacts): DeliveryBody => {
  const promise = deliveryEstimate(goods, facts);
  if (promise) {
    const { handling, transit, from, until: to } = promise;
    return { text: promiseText(promise), handling, transit, from, to };
  }
  const text = isBackOrdered(goods.variant.availability) ? message('Ships later') : '';
  return { text, handling: null, transit: null, from: null, to: null };
};
