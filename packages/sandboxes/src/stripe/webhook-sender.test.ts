import type Stripe from 'stripe';
import { afterEach, describe, expect, it } from 'vitest';
import {
  payment,
  type SandboxUnderTest,
  startListener,
  startUnderTest,
  WEBHOOK_SECRET,
} from './sandbox-under-test.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const start = async (answers: number[] = []) => {
  const listener = await startListener(answers);
  const sandbox = await startUnderTest({ webhookUrl: listener.url });
  closing.push(sandbox.close, listener.close);
  return { sandbox, received: listener.received };
};

const eventsIn = (
  sandbox: SandboxUnderTest,
  received: { body: string; signature: string }[],
): Stripe.Event[] =>
  received.map(({ body, signature }) =>
    sandbox.stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET),
  );

describe('a webhook', () => {
  it('is signed so that the official client believes it, and can be read again by its id', async () => {
    const { sandbox, received } = await start();
    const intent = await sandbox.stripe.paymentIntents.create(payment('tok_visa'));
    await expect.poll(() => received.length).toBe(1);
    const [event] = eventsIn(sandbox, received);
    expect(event).toMatchObject({ type: 'payment_intent.succeeded', data: { object: { id: intent.id } } });
    expect(await sandbox.stripe.events.retrieve(event?.id ?? '')).toMatchObject({ id: event?.id });
  });

  it('is sent again under the same id until the store says yes', async () => {
    const { sandbox, received } = await start([500, 503]);
    await sandbox.stripe.paymentIntents.create(payment('tok_visa'));
    await expect.poll(() => received.length, { timeout: 3_000 }).toBe(3);
    const ids = eventsIn(sandbox, received).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    await expect
      .poll(async () => (await sandbox.stripe.events.retrieve(ids[0] ?? '')).pending_webhooks)
      .toBe(0);
  });

  it('tells every turn of a payment', async () => {
    const { sandbox, received } = await start();
    const { stripe } = sandbox;
    const held = await stripe.paymentIntents.create(payment('tok_visa', { capture_method: 'manual' }));
    await stripe.paymentIntents.capture(held.id);
    await stripe.refunds.create({ payment_intent: held.id });
    await stripe.paymentIntents.create(payment('tok_chargeDeclined')).catch(() => {});
    const asked = await stripe.paymentIntents.create(payment('tok_threeDSecure2Required'));
    await stripe.paymentIntents.cancel(asked.id);
    await expect.poll(() => received.length).toBe(7);
    expect(
      eventsIn(sandbox, received)
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual([
      'charge.refunded',
      // When it was held, and when it was captured.
      'payment_intent.amount_capturable_updated',
      'payment_intent.amount_capturable_updated',
      'payment_intent.canceled',
      'payment_intent.payment_failed',
      'payment_intent.requires_action',
      'payment_intent.succeeded',
    ]);
  });

  it('tells that a bank payment is on its way, and then that it came', async () => {
    const { sandbox, received } = await start();
    const params = payment('', {
      payment_method_data: undefined,
      payment_method: 'pm_usBankAccount_success',
      payment_method_options: { us_bank_account: { verification_method: 'instant' } },
    });
    await sandbox.stripe.paymentIntents.create(params);
    await expect.poll(() => received.length).toBe(2);
    expect(eventsIn(sandbox, received).map(({ type }) => type)).toEqual([
      'payment_intent.processing',
      'payment_intent.succeeded',
    ]);
  });

  it('can be held back, and released last first', async () => {
    const { sandbox, received } = await start();
    await sandbox.control('webhooks', { hold: true });
    const first = await sandbox.stripe.paymentIntents.create(payment('tok_visa'));
    const second = await sandbox.stripe.paymentIntents.create(payment('tok_visa'));
    expect(received).toEqual([]);
    expect(await sandbox.control('webhooks/release', { reverse: true })).toEqual({ released: 2 });
    await expect.poll(() => received.length).toBe(2);
    const ids = eventsIn(sandbox, received).map(({ data }) => 'id' in data.object && data.object.id);
    expect(ids.toSorted()).toEqual([first.id, second.id].toSorted());
  });

  it('can come twice', async () => {
    const { sandbox, received } = await start();
    await sandbox.control('webhooks', { duplicate: true });
    await sandbox.stripe.paymentIntents.create(payment('tok_visa'));
    await expect.poll(() => received.length).toBe(2);
    expect(received[0]?.body).toBe(received[1]?.body);
  });
});
