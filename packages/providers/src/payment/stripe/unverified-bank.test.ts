import { startStripeSandbox } from '@counterpane/sandboxes/stripe/stripe-sandbox';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newOrderId, pageRequest, payRequest, referenceOf } from '../contract-test/requests.ts';
import { stripeProvider } from './stripe-provider.ts';

const KEYS = { secretKey: 'sk_test_bank', publishableKey: 'pk_test_bank', webhookSecret: 'whsec_bank' };

let sandbox: Awaited<ReturnType<typeof startStripeSandbox>>;
beforeAll(async () => {
  sandbox = await startStripeSandbox({ ...KEYS, port: 0, host: '127.0.0.1', settleAfterMs: 20 });
});
afterAll(() => sandbox.close());

const apiBase = () => {
  const { hostname, port } = new URL(sandbox.url);
  return { protocol: 'http', host: hostname, port: Number(port) } as const;
};
const bank = () => stripeProvider({ id: 'bank', ...KEYS, apiBase: apiBase(), timeoutMs: 2_000 });
const atStripe = () => new Stripe(KEYS.secretKey, apiBase());

const REFUSED = {
  state: 'failed',
  nextAction: null,
  failure: { code: 'needs_instant_verification', message: expect.stringContaining('instant verification') },
};

/** A payment that was made without our conditions. */
const waitingForCents = (orderId: string) =>
  atStripe().paymentIntents.create({
    amount: 76_104,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_usBankAccount_success',
    metadata: { order_id: orderId },
  });

describe('a bank account that cannot be verified at once', () => {
  it('is one that the store says it does not take, on Stripe’s page too', async () => {
    const paid = await bank().pay(payRequest(newOrderId(), 'pm_usBankAccount_success'));
    expect(paid.state).toBe('processing');
    const { reference, url } = await bank().openHostedPage(pageRequest(newOrderId()));
    await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'approve' }),
      redirect: 'manual',
    });
    await expect.poll(async () => (await bank().find(reference))?.state).toBe('succeeded');
  });

  it('is a refused payment with a reason, and the payment is ended at Stripe', async () => {
    const outcome = await bank().pay(payRequest(newOrderId(), 'pm_usBankAccount_microdeposits'));
    expect(outcome).toMatchObject(REFUSED);
    expect((await atStripe().paymentIntents.retrieve(referenceOf(outcome))).status).toBe('canceled');
    expect(await bank().find(referenceOf(outcome))).toMatchObject(REFUSED);
  });

  it('is waited for when Stripe’s page let it through, for Stripe does not let such a payment be ended', async () => {
    const { reference, url } = await bank().openHostedPage(pageRequest(newOrderId()));
    await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'deposits' }),
      redirect: 'manual',
    });
    expect(await bank().find(reference)).toMatchObject({ state: 'processing', failure: null });
    const { payment_intent: intent } = await atStripe().checkout.sessions.retrieve(reference);
    expect((await atStripe().paymentIntents.retrieve(String(intent))).status).toBe('requires_action');
  });

  it('is refused and ended by an event as well, also one that tells of its end', async () => {
    const intent = await waitingForCents(newOrderId());
    const read = (type: string, object: Stripe.PaymentIntent) => {
      const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
      const signature = atStripe().webhooks.generateTestHeaderString({ payload, secret: KEYS.webhookSecret });
      return bank().readEvent(payload, signature);
    };
    expect(await read('payment_intent.requires_action', intent)).toMatchObject({ outcome: REFUSED });
    const ended = await atStripe().paymentIntents.retrieve(intent.id);
    expect(ended.status).toBe('canceled');
    expect(await read('payment_intent.canceled', ended)).toMatchObject({ outcome: REFUSED });
  });

  it('is refused to the shopper who comes back, and stays so', async () => {
    const { id, client_secret: secret } = await waitingForCents(newOrderId());
    expect(await bank().findBySecret?.(id, secret ?? '')).toMatchObject(REFUSED);
    expect(await bank().cancel(id, 'again')).toMatchObject(REFUSED);
  });
});
