import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clientFor,
  errorOf,
  PUBLISHABLE_KEY,
  payment,
  type SandboxUnderTest,
  startUnderTest,
} from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(() => sandbox.close());

const ledgerOf = async (orderId: string) =>
  (await sandbox.ledger()).filter((entry) => entry.orderId === orderId);

describe('a payment that the bank approves', () => {
  it('succeeds at once and shows the card it was paid with', async () => {
    const params = payment('tok_mastercard', {
      metadata: { order_id: 'approved' },
      expand: ['latest_charge'],
    });
    const intent = await sandbox.stripe.paymentIntents.create(params);
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 76_104, next_action: null });
    expect(intent.latest_charge).toMatchObject({
      status: 'succeeded',
      captured: true,
      payment_method_details: { card: { brand: 'mastercard', last4: '4444' } },
    });
    expect(await ledgerOf('approved')).toEqual([
      {
        provider: 'stripe',
        orderId: 'approved',
        kind: 'charge',
        amount: 76_104,
        currency: 'USD',
        at: expect.any(String),
      },
    ]);
  });

  it('can be read again, with the charge as an id when nobody asks for more', async () => {
    const made = await sandbox.stripe.paymentIntents.create(payment('tok_visa'));
    const read = await sandbox.stripe.paymentIntents.retrieve(made.id);
    expect(read).toEqual(made);
    expect(read.latest_charge).toMatch(/^ch_/);
  });

  it('can be made in two steps', async () => {
    const intent = await sandbox.stripe.paymentIntents.create({ amount: 5_000, currency: 'gbp' });
    expect(intent.status).toBe('requires_payment_method');
    const paid = await sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_amex' });
    expect(paid.status).toBe('succeeded');
    const again = await errorOf(sandbox.stripe.paymentIntents.confirm(intent.id));
    expect(again).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
  });
});

describe('a payment that the bank declines', () => {
  const declined = async (token: string) => errorOf(sandbox.stripe.paymentIntents.create(payment(token)));

  it('answers with the intent, so that the shopper can try another card', async () => {
    const error = await declined('tok_chargeDeclined');
    expect(error).toMatchObject({
      statusCode: 402,
      type: 'StripeCardError',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
      charge: expect.stringMatching(/^ch_/),
    });
    const intent = error.payment_intent as Stripe.PaymentIntent;
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', message: 'Your card was declined.' },
    });
    const paid = await sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  it('says that there is too little money', async () => {
    expect(await declined('tok_chargeDeclinedInsufficientFunds')).toMatchObject({
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    });
  });

  it('says that the card has expired', async () => {
    const error = await declined('tok_chargeDeclinedExpiredCard');
    expect(error).toMatchObject({ code: 'expired_card', message: 'Your card has expired.' });
  });

  it('says that the security code is wrong', async () => {
    const error = await declined('tok_chargeDeclinedIncorrectCvc');
    expect(error).toMatchObject({
      code: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
    });
  });

  it('says that something went wrong at the bank', async () => {
    const error = await declined('tok_chargeDeclinedProcessingError');
    expect(error).toMatchObject({ code: 'processing_error' });
    expect(error.message).toMatch(/^An error occurred while processing your card/);
  });

  it('knows the newer names of the same cards', async () => {
    expect(await declined('tok_visa_chargeDeclined')).toMatchObject({ code: 'card_declined' });
    const byMethod = sandbox.stripe.paymentIntents.create(
      payment('', { payment_method_data: undefined, payment_method: 'pm_card_visa_chargeDeclined' }),
    );
    expect(await errorOf(byMethod)).toMatchObject({ code: 'card_declined' });
  });
});

describe('what a payment says of the goods and on the statement', () => {
  const create = (changes: Partial<Stripe.PaymentIntentCreateParams>) =>
    sandbox.stripe.paymentIntents.create(payment('tok_visa', changes));

  it('is kept with it', async () => {
    const shipping = {
      name: 'Ada Wong',
      phone: '212 555 0100',
      address: { line1: '1 Main St', country: 'US' },
    };
    expect(await create({ shipping, statement_descriptor_suffix: 'Halcyon' })).toMatchObject({
      shipping: { name: 'Ada Wong', address: { line1: '1 Main St', postal_code: null } },
      statement_descriptor_suffix: 'Halcyon',
    });
  });

  it('is refused without a name or a street', async () => {
    expect(await errorOf(create({ shipping: { name: '', address: { line1: '1 Main St' } } }))).toMatchObject({
      param: 'shipping[name]',
    });
    expect(await errorOf(create({ shipping: { name: 'Ada', address: { city: 'Rome' } } }))).toMatchObject({
      param: 'shipping[address][line1]',
    });
  });

  it('is a suffix with a letter, in Latin, that fits behind the prefix, and never a whole text for a card', async () => {
    for (const statement_descriptor_suffix of ['12345', 'Hal*cyon', 'Hálcyon', 'Halcyon Beds Ltd'])
      expect(await errorOf(create({ statement_descriptor_suffix }))).toMatchObject({
        param: 'statement_descriptor_suffix',
      });
    expect(await errorOf(create({ statement_descriptor: 'Halcyon' }))).toMatchObject({
      param: 'statement_descriptor',
    });
  });
});

describe('a payment from a bank account', () => {
  const pay = (method: string, orderId: string, verification: 'automatic' | 'instant' = 'instant') =>
    sandbox.stripe.paymentIntents.create(
      payment('', {
        payment_method_data: undefined,
        payment_method: method,
        payment_method_options: { us_bank_account: { verification_method: verification } },
        metadata: { order_id: orderId },
      }),
    );
  const statusOf = async (id: string) => (await sandbox.stripe.paymentIntents.retrieve(id)).status;

  it('is processing for a while and then succeeds with the same charge', async () => {
    const intent = await pay('pm_usBankAccount_success', 'bank');
    expect(intent.status).toBe('processing');
    expect(await ledgerOf('bank')).toEqual([]);
    await expect.poll(() => statusOf(intent.id)).toBe('succeeded');
    expect((await sandbox.stripe.paymentIntents.retrieve(intent.id)).latest_charge).toBe(
      intent.latest_charge,
    );
    expect(await ledgerOf('bank')).toMatchObject([{ kind: 'charge', amount: 76_104 }]);
  });

  it('is processing for a while and then fails', async () => {
    const intent = await pay('pm_usBankAccount_insufficientFunds', 'bank-fails');
    await expect.poll(() => statusOf(intent.id)).toBe('requires_payment_method');
    expect(await ledgerOf('bank-fails')).toEqual([]);
  });

  it('waits for cents to arrive there unless it must be verified at once', async () => {
    const intent = await pay('pm_usBankAccount_success', 'bank-deposits', 'automatic');
    expect(intent).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'verify_with_microdeposits' },
    });
    await sandbox.stripe.paymentIntents.update(intent.id, { metadata: { why: 'given up' } });
    expect(await sandbox.stripe.paymentIntents.cancel(intent.id)).toMatchObject({
      status: 'canceled',
      metadata: { order_id: 'bank-deposits', why: 'given up' },
    });
  });

  it('is verified in a way that Stripe knows, or not made', async () => {
    const options = { us_bank_account: { verification_method: 'by letter' } };
    const error = await errorOf(
      sandbox.stripe.paymentIntents.create(payment('tok_visa', { payment_method_options: options })),
    );
    expect(error.param).toBe('payment_method_options[us_bank_account][verification_method]');
  });

  it('can stay processing for good', async () => {
    const intent = await pay('pm_usBankAccount_processing', 'bank-stays');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await statusOf(intent.id)).toBe('processing');
  });
});

describe('a payment that may not be', () => {
  const refused = (changes: Partial<Stripe.PaymentIntentCreateParams>) =>
    errorOf(sandbox.stripe.paymentIntents.create(payment('tok_visa', changes)));

  it('is too small', async () => {
    expect(await refused({ amount: 49 })).toMatchObject({
      code: 'amount_too_small',
      message: 'Amount must be at least $0.50 usd',
    });
  });

  it('is too large', async () => {
    expect(await refused({ amount: 100_000_000 })).toMatchObject({ code: 'amount_too_large' });
  });

  it('is no whole number of cents', async () => {
    expect(await refused({ amount: 10.5 })).toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  });

  it('is in a currency that the store does not sell in', async () => {
    expect(await refused({ currency: 'eur' })).toMatchObject({ statusCode: 400, param: 'currency' });
  });

  it('carries a parameter that Stripe does not know any more', async () => {
    const outdated: object = { payment_method_types: ['card'] };
    expect(await refused(outdated)).toMatchObject({
      code: 'parameter_unknown',
      message: 'Received unknown parameter: payment_method_types',
    });
  });

  it('is paid with a token that nobody made', async () => {
    const error = await errorOf(sandbox.stripe.paymentIntents.create(payment('tok_madeup')));
    expect(error).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such token: 'tok_madeup'",
    });
  });
});

describe('a payment read by the browser', () => {
  it('needs the secret of that very payment', async () => {
    const intent = await sandbox.stripe.paymentIntents.create(payment('tok_visa'));
    const browser = clientFor(sandbox.url, PUBLISHABLE_KEY);
    const read = await browser.paymentIntents.retrieve(intent.id, {
      client_secret: intent.client_secret ?? '',
    });
    expect(read.status).toBe('succeeded');
    const guess = await errorOf(
      browser.paymentIntents.retrieve(intent.id, { client_secret: `${intent.id}_secret_guess` }),
    );
    expect(guess).toMatchObject({ statusCode: 400, code: 'payment_intent_invalid_parameter' });
  });
});
