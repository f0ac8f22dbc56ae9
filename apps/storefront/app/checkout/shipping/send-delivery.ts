import type { CartView } from '@counterpane/contract/cart/carts';
import type { Answer, Client } from '@counterpane/contract/client';
import { chooseDelivery } from '../../delivery/choose-delivery.ts';

/** What a button of the delivery section asks for; without one the whole form is sent. */
export const GROUND_INSTEAD = 'ground';
const DELIVERY_INTENTS = ['delivery', 'any-day', GROUND_INSTEAD] as const;
export type DeliveryIntent = (typeof DELIVERY_INTENTS)[number];

/** Null where the form is sent to go on. */
export const parseDeliveryIntent = (form: FormData): DeliveryIntent | null =>
  DELIVERY_INTENTS.find((intent) => intent === form.get('intent')) ?? null;

/** Sends what was asked for; null when there is nothing to send. */
export const sendDelivery = async (
  client: Pick<Client, 'chooseDelivery'>,
  form: FormData,
): Promise<Answer<CartView> | null> => {
  switch (parseDeliveryIntent(form)) {
    case GROUND_INSTEAD:
      return client.chooseDelivery({ deliveryOption: 'ground' });
    case 'any-day':
      return client.chooseDelivery({ certainDeliveryDate: null });
    default:
      return chooseDelivery(client, form);
  }
};
