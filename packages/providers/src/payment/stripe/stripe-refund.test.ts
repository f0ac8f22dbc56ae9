import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { readStripeEvent } from './stripe-event.ts';

const stripe = new Stripe('sk_test_refund');
const SECRET = 'whsec_refund';

const read = (type: string, refund: object) => {
  const object = { id: 're_1', object: 'refund', ...refund };
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  return readStripeEvent(
    stripe,
    SECRET,
    payload,
    stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET }),
  );
};

test('every event about a refund tells what became of it, and of no payment', () => {
  for (const type of ['refund.updated', 'refund.failed', 'charge.refund.updated'])
    expect(read(type, { status: 'failed', failure_reason: 'expired_or_canceled_card' })).toMatchObject({
      outcome: null,
      refund: { reference: 're_1', state: 'failed', failure: 'expired_or_canceled_card' },
    });
  expect(read('refund.updated', { status: 'succeeded' })).toMatchObject({
    refund: { reference: 're_1', state: 'succeeded' },
  });
  expect(read('refund.updated', { status: 'requires_action' })).toMatchObject({
    refund: { state: 'pending' },
  });
});
