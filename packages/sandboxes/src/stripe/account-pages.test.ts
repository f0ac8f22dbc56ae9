import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, type SandboxUnderTest, startUnderTest } from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(() => sandbox.close());

type Type = Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType;

const SHIPPING = {
  name: 'Ada Lovelace',
  address: { line1: '20 W 34th St', city: 'New York', state: 'NY', postal_code: '10001', country: 'US' },
};

const open = (
  types: Type[],
  currency = 'usd',
  shipping: typeof SHIPPING | undefined = SHIPPING,
  verification_method: 'automatic' | 'instant' = 'instant',
) =>
  sandbox.stripe.checkout.sessions.create({
    mode: 'payment',
    allowed_payment_method_types: types,
    ...(types.includes('us_bank_account')
      ? { payment_method_options: { us_bank_account: { verification_method } } }
      : {}),
    line_items: [
      { quantity: 1, price_data: { currency, unit_amount: 76_104, product_data: { name: 'Mattress' } } },
    ],
    success_url: 'http://localhost:3000/checkout/return?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/checkout/billing',
    payment_intent_data: { metadata: { order_id: 'o1' }, ...(shipping ? { shipping } : {}) },
  });

/** The payment after a button was pressed on the page of a session. */
const after = async (session: Stripe.Checkout.Session, answer: string) => {
  const pressed = await sandbox.press(session.url ?? '', { answer });
  const found = await sandbox.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge'],
  });
  return { ...pressed, session: found, intent: found.payment_intent as Stripe.PaymentIntent };
};

describe('a page that asks for no card', () => {
  it('has a button for each way it may end, a way out, and needs no scripts', async () => {
    const html = await (await fetch((await open(['afterpay_clearpay'])).url ?? '')).text();
    expect(html).toContain('<h1>Pay $761.04 with Afterpay</h1>');
    expect(html).toContain('value="approve">Approve</button>');
    expect(html).toContain('value="decline">Decline</button>');
    expect(html).toContain('>Cancel</a>');
    expect(html).not.toContain('<script');
  });

  it('charges what Link has saved, or the card that Link passes on', async () => {
    const paid = await after(await open(['link', 'card']), 'approve');
    expect(paid.location).toContain(paid.session.id);
    expect(paid.intent).toMatchObject({
      status: 'succeeded',
      latest_charge: { payment_method_details: { type: 'link' } },
    });
    const byCard = await after(await open(['link', 'card']), 'card');
    expect(byCard.intent.latest_charge).toMatchObject({
      payment_method_details: { type: 'card', card: { last4: '4242', wallet: { type: 'link' } } },
    });
  });

  it('stays open after a decline, with the reason on it', async () => {
    const session = await open(['afterpay_clearpay']);
    const declined = await after(session, 'decline');
    expect(declined.html).toContain('Afterpay declined the payment.');
    expect(declined.session.status).toBe('open');
    expect((await after(session, 'approve')).intent.status).toBe('succeeded');
  });

  it('leaves a bank’s payment waiting, which then comes or does not', async () => {
    const coming = await after(await open(['us_bank_account']), 'approve');
    expect(coming.session).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect(coming.intent.status).toBe('processing');
    const statusOf = async (id: string) => (await sandbox.stripe.paymentIntents.retrieve(id)).status;
    await expect.poll(() => statusOf(coming.intent.id)).toBe('succeeded');
    const failing = await after(await open(['us_bank_account']), 'closed');
    await expect.poll(() => statusOf(failing.intent.id)).toBe('requires_payment_method');
  });

  it('waits for cents to arrive at the bank where the store does not insist on verification at once', async () => {
    const sent = await after(await open(['us_bank_account'], 'usd', SHIPPING, 'automatic'), 'approve');
    expect(sent.session).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect(sent.intent).toMatchObject({
      status: 'requires_action',
      next_action: {
        type: 'verify_with_microdeposits',
        verify_with_microdeposits: { microdeposit_type: 'descriptor_code' },
      },
    });
    const lever = await after(await open(['us_bank_account']), 'deposits');
    expect(lever.intent.next_action?.type).toBe('verify_with_microdeposits');
  });

  it('does nothing for a word that no button sends', async () => {
    const session = await open(['link', 'card']);
    expect((await after(session, 'other')).html).toContain('Please choose how to go on.');
  });

  it('cannot be had in a currency that it does not take, or by Afterpay without knowing where the goods go', async () => {
    expect(await errorOf(open(['us_bank_account'], 'cad'))).toMatchObject({
      param: 'allowed_payment_method_types',
    });
    const unknown = sandbox.stripe.checkout.sessions.create({
      mode: 'payment',
      allowed_payment_method_types: ['afterpay_clearpay'],
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'a' } } },
      ],
      success_url: 'http://localhost:3000/',
    });
    expect(await errorOf(unknown)).toMatchObject({ param: 'payment_intent_data[shipping]' });
  });
});
