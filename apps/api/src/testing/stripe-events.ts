import Stripe from 'stripe';
import type { CardStore } from './card-store.ts';

let events = 0;

/** A payment intent as Stripe writes it into its events, paid in full. */
export const succeededIntent = (orderId: string, id: string, amount: number) => ({
  id,
  object: 'payment_intent',
  status: 'succeeded',
  amount,
  amount_received: amount,
  currency: 'usd',
  metadata: { order_id: orderId },
  next_action: null,
  last_payment_error: null,
  latest_charge: null,
});

/** Sends an event with a good signature, as the provider does. */
export const deliverEvent = async (store: CardStore, type: string, object: object) => {
  events += 1;
  const payload = JSON.stringify({ id: `evt_${events}`, object: 'event', type, data: { object } });
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: store.webhookSecret,
  });
  return store.api.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
};
