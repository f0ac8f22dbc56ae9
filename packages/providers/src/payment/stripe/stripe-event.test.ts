import { newSession } from '@counterpane/sandboxes/stripe/checkout-session';
import { newEvent } from '@counterpane/sandboxes/stripe/event';
import { newPaymentIntent } from '@counterpane/sandboxes/stripe/payment-intent';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { readStripeEvent } from './stripe-event.ts';

const SECRET = 'whsec_events';
const stripe = new Stripe('sk_test_events');
const created = 1_790_000_000;

const read = (type: Stripe.Event.Type, object: object) => {
  const payload = JSON.stringify(newEvent(type, object, new Date(), 1));
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET });
  return readStripeEvent(stripe, SECRET, payload, signature);
};

const intent = (metadata: Record<string, string>, changes: Partial<Stripe.PaymentIntent> = {}) => ({
  ...newPaymentIntent({
    amount: 76_104,
    currency: 'usd',
    captureMethod: 'automatic',
    description: null,
    receiptEmail: null,
    shipping: null,
    suffix: null,
    metadata,
    created,
  }),
  ...changes,
});

const session = (changes: Partial<Stripe.Checkout.Session>): Stripe.Checkout.Session => ({
  ...newSession({
    types: ['card'],
    base: 'http://localhost:3001',
    amount: 76_104,
    currency: 'usd',
    successUrl: 'http://localhost:3000/',
    cancelUrl: null,
    clientReferenceId: 'o1',
    customerEmail: null,
    metadata: {},
    created,
  }),
  ...changes,
});

describe('an event about a hosted page', () => {
  it('does not call the order failed for a decline that the shopper may try to mend', () => {
    const declined = intent({ order_id: 'o1', hosted_page: 'true' });
    expect(read('payment_intent.payment_failed', declined)).toMatchObject({ outcome: null });
    expect(read('payment_intent.requires_action', declined)).toMatchObject({ outcome: null });
  });

  it('tells of the payment when it carries it', () => {
    const paid = intent({ order_id: 'o1' }, { status: 'succeeded', amount_received: 76_104 });
    const event = read('checkout.session.completed', session({ status: 'complete', payment_intent: paid }));
    expect(event).toMatchObject({ outcome: { state: 'succeeded', reference: paid.id, orderId: 'o1' } });
  });

  it('leaves the rest to the event of the payment when it only names it', () => {
    const event = read('checkout.session.completed', session({ status: 'complete', payment_intent: 'pi_1' }));
    expect(event).toMatchObject({ outcome: null });
  });

  it('tells that the page closed before anyone paid', () => {
    const closed = session({ status: 'expired', url: null });
    expect(read('checkout.session.expired', closed)).toMatchObject({
      outcome: { state: 'cancelled', reference: closed.id, orderId: 'o1', providerStatus: 'expired' },
    });
  });

  it('tells that a slow payment came to nothing', () => {
    const failed = session({ status: 'complete', payment_intent: 'pi_1' });
    expect(read('checkout.session.async_payment_failed', failed)).toMatchObject({
      outcome: {
        state: 'failed',
        reference: 'pi_1',
        orderId: 'o1',
        failure: { code: 'async_payment_failed' },
      },
    });
  });
});

describe('an event that is none of our business', () => {
  it('is about a payment without an order', () => {
    const foreign = intent({}, { status: 'succeeded', amount_received: 76_104 });
    expect(read('payment_intent.succeeded', foreign)).toMatchObject({ outcome: null });
    expect(read('checkout.session.expired', session({ client_reference_id: null }))).toMatchObject({
      outcome: null,
    });
  });

  it('is of a kind that we take no part in', () => {
    expect(read('customer.created', { id: 'cus_1' })).toMatchObject({
      type: 'customer.created',
      outcome: null,
    });
  });
});

describe('an event that comes too late to be believed', () => {
  it('was signed longer ago than Stripe allows', () => {
    const payload = JSON.stringify(newEvent('payment_intent.succeeded', intent({}), new Date(), 1));
    const timestamp = Math.floor(Date.now() / 1000) - 3_600;
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp });
    expect(readStripeEvent(stripe, SECRET, payload, signature)).toEqual({ refused: 'bad_signature' });
  });
});
