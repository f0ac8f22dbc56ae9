import Stripe from 'stripe';
import { paymentsOf } from '../order/payments/store.ts';
import type { CardStore } from './card-store.ts';
import { refusal, type Shopper } from './shopper.ts';
import { deliverEvent, succeededIntent } from './stripe-events.ts';

/** The provider of a store, for what a store's own adapter never asks for. */
export const stripeOf = ({ sandboxUrl }: CardStore): Stripe => {
  const { hostname, port } = new URL(sandboxUrl);
  return new Stripe('sk_test_1', { host: hostname, port, protocol: 'http' });
};

/** An order whose attempt was never answered, and for which the provider has authorized the money all the same. */
export const authorizeMoney = async (
  store: CardStore,
): Promise<{ shopper: Shopper; id: string; intent: Stripe.PaymentIntent }> => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id, total } = await shopper.places();
  await store.fault({ kind: 'error500', path: '/v1/payment_intents', times: 1 });
  refusal(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  const [attempt] = await paymentsOf(store.database.db, id);
  const intent = await stripeOf(store).paymentIntents.create({
    amount: total.amount,
    currency: 'usd',
    confirm: true,
    capture_method: 'manual',
    payment_method: 'pm_card_visa',
    return_url: 'http://localhost/',
    metadata: { order_id: id, payment_id: attempt?.id ?? '' },
  });
  if (intent.status !== 'requires_capture') throw new Error(`the money is not held: ${intent.status}`);
  return { shopper, id, intent };
};

/** Delivers the provider's event that the money is authorized. */
export const reportAuthorized = (
  store: CardStore,
  orderId: string,
  intent: Stripe.PaymentIntent,
): ReturnType<typeof deliverEvent> =>
  deliverEvent(store, 'payment_intent.amount_capturable_updated', {
    ...succeededIntent(orderId, intent.id, intent.amount),
    status: 'requires_capture',
    amount_received: 0,
    metadata: intent.metadata,
  });
