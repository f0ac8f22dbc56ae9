import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, type SandboxUnderTest, startUnderTest } from '../sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(() => sandbox.close());

const open = (changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  sandbox.stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 69_900, product_data: { name: 'Mattress' } },
      },
      { quantity: 2, price_data: { currency: 'usd', unit_amount: 3_102, product_data: { name: 'Pillow' } } },
    ],
    success_url: 'http://localhost:3000/checkout/return?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/checkout/billing',
    client_reference_id: 'page-order',
    customer_email: 'ada@example.com',
    payment_intent_data: { metadata: { order_id: 'page-order' } },
    ...changes,
  });

const card = (number: string) => ({ number, expiry: '12 / 40', cvc: '123' });

describe('the hosted page', () => {
  it('shows the amount, labelled fields and a way out, and needs no scripts', async () => {
    const session = await open();
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 76_104 });
    const html = await (await fetch(session.url ?? '')).text();
    expect(html).toContain('>Pay $761.04</button>');
    expect(html).toContain('<label for="number">Card number</label>');
    expect(html).toContain('<label for="expiry">Expiration date</label>');
    expect(html).toContain('<label for="cvc">CVC</label>');
    expect(html).toContain('href="http://localhost:3000/checkout/billing">Cancel</a>');
    expect(html).not.toContain('<script');
  });

  it('takes the money and brings the shopper back with the id of the page', async () => {
    const session = await open();
    const { location } = await sandbox.press(session.url ?? '', card('4242 4242 4242 4242'));
    expect(location).toBe(`http://localhost:3000/checkout/return?session=${session.id}`);
    const paid = await sandbox.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge'],
    });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      payment_intent: {
        status: 'succeeded',
        metadata: { order_id: 'page-order' },
        latest_charge: { amount: 76_104 },
      },
    });
  });

  it('pays once when the button is pressed twice', async () => {
    const session = await open();
    const before = (await sandbox.ledger()).length;
    const first = await sandbox.press(session.url ?? '', card('4242424242424242'));
    const second = await sandbox.press(session.url ?? '', card('4242424242424242'));
    expect(second.location).toBe(first.location);
    expect(await sandbox.ledger()).toHaveLength(before + 1);
  });

  it('shows why a card was declined and lets the shopper try another', async () => {
    const session = await open();
    const declined = await sandbox.press(session.url ?? '', card('4000000000009995'));
    expect(declined.status).toBe(200);
    expect(declined.html).toContain('<p role="alert" id="problem">Your card has insufficient funds.</p>');
    expect(await sandbox.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open' });
    expect((await sandbox.press(session.url ?? '', card('4242424242424242'))).status).toBe(303);
  });

  it('asks for what is missing in the words of the provider', async () => {
    const session = await open();
    const empty = await sandbox.press(session.url ?? '', {});
    expect(empty.html).toContain('Your card number is incomplete.');
    const noDate = await sandbox.press(session.url ?? '', { ...card('4242424242424242'), expiry: '' });
    expect(noDate.html).toContain('Your card&#39;s expiration date is incomplete.');
  });

  it('passes through the 3-D Secure page and ends at the store', async () => {
    const session = await open();
    const challenge = (await sandbox.press(session.url ?? '', card('4000000000003220'))).location;
    expect(challenge).toContain('/3d_secure_2/authenticate/');
    const back = (await sandbox.press(challenge, { answer: 'approve' })).location;
    const answer = await fetch(back, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(
      `http://localhost:3000/checkout/return?session=${session.id}`,
    );
  });

  it('says what went wrong when the shopper failed the challenge', async () => {
    const session = await open();
    const challenge = (await sandbox.press(session.url ?? '', card('4000000000003220'))).location;
    const back = (await sandbox.press(challenge, { answer: 'decline' })).location;
    expect(await (await fetch(back)).text()).toContain('We are unable to authenticate your payment method.');
  });

  it('is closed, not its payment cancelled, when the store lost patience', async () => {
    const session = await open();
    await sandbox.press(session.url ?? '', card('4000000000009995'));
    const { payment_intent: intent } = await sandbox.stripe.checkout.sessions.retrieve(session.id);
    const refused = await errorOf(sandbox.stripe.paymentIntents.cancel(String(intent)));
    expect(refused.message).toContain('Expire the session instead');
    await sandbox.stripe.checkout.sessions.expire(session.id);
    expect(await sandbox.stripe.paymentIntents.retrieve(String(intent))).toMatchObject({
      status: 'canceled',
    });
  });

  it('is closed for good once it expired', async () => {
    const session = await open();
    expect(await sandbox.stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired' });
    expect((await sandbox.press(session.url ?? '', card('4242424242424242'))).status).toBe(404);
    const again = await errorOf(sandbox.stripe.checkout.sessions.expire(session.id));
    expect(again.message).toMatch(/has a status of expired/);
  });
});
