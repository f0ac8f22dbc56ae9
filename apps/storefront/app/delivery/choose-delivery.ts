import type { CartView } from '@counterpane/contract/cart/carts';
import type { DeliveryChoiceInput } from '@counterpane/contract/cart/delivery';
import type { Answer, Client } from '@counterpane/contract/client';
import { findWhiteGlove } from './find-white-glove.ts';

/** The names of the fields of a delivery; `shown` is what they all said when the page was drawn. */
export const DELIVERY_FIELDS = {
  option: 'delivery',
  removal: 'removal',
  date: 'certainDeliveryDate',
  shown: 'shownDelivery',
} as const;

/** What stands in the fields; left out is what cannot be chosen. */
export interface ChosenDelivery {
  readonly option?: 'ground' | 'white-glove';
  readonly removal?: boolean;
  /** An ISO day, or empty for any. */
  readonly date?: string;
}

/** What a cart has chosen of what it is offered. */
export const chosenDelivery = (cart: CartView): ChosenDelivery => {
  const whiteGlove = findWhiteGlove(cart);
  const { removal = null, dates = [] } = cart.deliveryOffer ?? {};
  return {
    ...(whiteGlove ? { option: whiteGlove.chosen } : {}),
    ...(removal ? { removal: removal.isChosen } : {}),
    ...(dates.length > 0 ? { date: cart.metadata.reqDeliveryDate ?? '' } : {}),
  };
};

/** As the page keeps it. */
export const shownDelivery = (chosen: ChosenDelivery): string =>
  String(new URLSearchParams(Object.entries(chosen).map(([name, value]) => [name, String(value)])));

/**
 * Only what was changed on the page: a day that is left as it was must not stand in the way of another way of
 * delivery, and an old page changes nothing that nobody touched.
 */
export const deliveryChanges = (form: FormData): DeliveryChoiceInput => {
  const shown = new URLSearchParams(String(form.get(DELIVERY_FIELDS.shown) ?? ''));
  const option = form.get(DELIVERY_FIELDS.option);
  const date = form.get(DELIVERY_FIELDS.date);
  const removal = form.get(DELIVERY_FIELDS.removal) !== null;
  return {
    ...(option !== null && option !== shown.get('option')
      ? { deliveryOption: option === 'white-glove' ? 'white-glove' : 'ground' }
      : {}),
    // A box that is not ticked is not sent: only the page knows whether there was one.
    ...(shown.has('removal') && String(removal) !== shown.get('removal')
      ? { withMattressRemoval: removal }
      : {}),
    ...(typeof date === 'string' && date !== shown.get('date')
      ? { certainDeliveryDate: date === '' ? null : date }
      : {}),
  };
};

/** Sends what was changed of the delivery; null when nothing was. */
export const chooseDelivery = async (
  client: Pick<Client, 'chooseDelivery'>,
  form: FormData,
): Promise<Answer<CartView> | null> => {
  const changes = deliveryChanges(form);
  if (Object.keys(changes).length === 0) return null;
  const answer = await client.chooseDelivery(changes);
  const { certainDeliveryDate, ...others } = changes;
  const isOfDay = !answer.ok && answer.error.code === 'delivery_date_unavailable';
  if (!isOfDay || Object.keys(others).length === 0) return answer;
  // Chosen one shortly after the other: the day came first, and the cart tells that it is lost.
  const day = await client.chooseDelivery({ certainDeliveryDate });
  return day.ok ? client.chooseDelivery(others) : answer;
};
