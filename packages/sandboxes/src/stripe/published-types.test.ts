import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkTypes, type TypedAnswer } from '../machinery/check-types.ts';
import {
  errorOf,
  PUBLISHABLE_KEY,
  payment,
  type SandboxUnderTest,
  SECRET_KEY,
  startListener,
  startUnderTest,
} from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
let listener: Awaited<ReturnType<typeof startListener>>;
let stripe: Stripe;
/** Every answer as it came over the wire. */
const heard: unknown[] = [];
beforeAll(async () => {
  listener = await startListener();
  sandbox = await startUnderTest({ webhookUrl: listener.url });
  const { hostname, port } = new URL(sandbox.url);
  const httpClient = Stripe.createFetchHttpClient(async (...call: Parameters<typeof fetch>) => {
    const answer = await fetch(...call);
    heard.push(await answer.clone().json());
    return answer;
  });
  stripe = new Stripe(SECRET_KEY, { host: hostname, port, protocol: 'http', httpClient });
});
afterAll(async () => {
  await sandbox.close();
  listener.close();
});

/** The package's type of an error has a few fields more that it fills in itself: they are not on the wire. */
const IMPORTS = `import type Stripe from 'stripe';
type RawError = Omit<Stripe.StripeRawError, 'headers' | 'requestId' | 'statusCode'>;`;

const TYPES: Readonly<Record<string, string>> = {
  token: 'Stripe.Token',
  confirmation_token: 'Stripe.ConfirmationToken',
  payment_intent: 'Stripe.PaymentIntent',
  charge: 'Stripe.Charge',
  refund: 'Stripe.Refund',
  dispute: 'Stripe.Dispute',
  'checkout.session': 'Stripe.Checkout.Session',
  event: 'Stripe.Event',
  payment_method_configuration: 'Stripe.PaymentMethodConfiguration',
};

const typed = (value: unknown): TypedAnswer => ({ type: typeOf(value), value });

/** What Stripe's own package calls an answer. */
const typeOf = (value: unknown): string => {
  if (fieldOf(value, 'error') !== undefined) return '{ error: RawError }';
  const object = String(fieldOf(value, 'object'));
  if (object === 'list') return `Stripe.ApiList<${typeOf(fieldOf(fieldOf(value, 'data'), '0'))}>`;
  const type = TYPES[object];
  if (type === undefined) throw new Error(`Stripe publishes nothing like ${JSON.stringify(value)}`);
  return type;
};

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const walletToken = async (): Promise<string> => {
  const body = new URLSearchParams({
    key: PUBLISHABLE_KEY,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][token]': 'tok_visa',
    'payment_method_data[card][wallet]': 'apple_pay',
  });
  const answer = await fetch(`${sandbox.url}/v1/confirmation_tokens`, { method: 'POST', body });
  return String(fieldOf(await answer.json(), 'id'));
};

const INSTANT = { us_bank_account: { verification_method: 'instant' } } as const;

const openPage = (type: 'card' | 'link' | 'afterpay_clearpay' | 'us_bank_account') => {
  const bed = { currency: 'usd', unit_amount: 69_900, product_data: { name: 'Bed' } };
  return stripe.checkout.sessions.create({
    mode: 'payment',
    allowed_payment_method_types: [type],
    payment_method_options: INSTANT,
    line_items: [{ quantity: 1, price_data: bed }],
    payment_intent_data: { shipping: { name: 'Ada Wong', address: { line1: '1 Main Street' } } },
    success_url: 'http://localhost:3000/return',
    cancel_url: 'http://localhost:3000/billing',
  });
};

describe('the sandbox answers what Stripe has published', () => {
  it('of payments that are taken, held, let go, challenged, declined and given back', async () => {
    const intents = stripe.paymentIntents;
    const taken = await intents.create(payment('tok_visa', { expand: ['latest_charge'] }));
    const held = await intents.create(payment('tok_mastercard', { capture_method: 'manual' }));
    await intents.capture(held.id, { amount_to_capture: 50_000 });
    const unwanted = await intents.create(payment('tok_visa', { capture_method: 'manual' }));
    await intents.cancel(unwanted.id);
    await intents.create(payment('tok_threeDSecure2Required'));
    for (const token of ['tok_chargeDeclinedInsufficientFunds', 'tok_chargeDeclinedIncorrectCvc'])
      await errorOf(intents.create(payment(token)));
    await errorOf(intents.retrieve('pi_unknown'));
    await stripe.refunds.create({ payment_intent: taken.id, amount: 1_000 });
    const { id } = await stripe.refunds.create({ payment_intent: taken.id });
    await stripe.refunds.retrieve(id);
    await errorOf(stripe.refunds.create({ payment_intent: taken.id }));
    await expectPublished();
  });

  it('of wallets, cards that are typed and bank accounts', async () => {
    const confirmation_token = await walletToken();
    await stripe.confirmationTokens.retrieve(confirmation_token);
    const common = { amount: 10_000, currency: 'usd', confirm: true, expand: ['latest_charge'] };
    await stripe.paymentIntents.create({ ...common, confirmation_token, return_url: 'http://localhost/' });
    const card = { number: '4242424242424242', exp_month: '12', exp_year: '2040', cvc: '123' };
    await stripe.tokens.create({ card });
    const byBank = { ...common, payment_method: 'pm_usBankAccount_success' };
    await stripe.paymentIntents.create({ ...byBank, payment_method_options: INSTANT });
    const unverified = await stripe.paymentIntents.create(byBank);
    await stripe.paymentIntents.update(unverified.id, { metadata: { note: 'given up' } });
    await expectPublished();
  });

  it('of disputes, questions of banks and refunds that come too late', async () => {
    const { id } = await stripe.paymentIntents.create(payment('tok_visa'));
    for (const turn of ['inquiry', 'opened']) await sandbox.control('disputes', { order: 'o1', turn });
    const [open] = (await stripe.disputes.list({ payment_intent: id })).data;
    await errorOf(stripe.refunds.create({ payment_intent: id }));
    await sandbox.control('disputes', { order: 'o1', turn: 'won' });
    await stripe.disputes.retrieve(open?.id ?? '');
    await errorOf(stripe.disputes.retrieve('du_unknown'));
    await expectPublished();
  });

  it('of its own pages', async () => {
    const card = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };
    for (const type of ['card', 'link', 'afterpay_clearpay', 'us_bank_account'] as const) {
      const { id, url } = await openPage(type);
      const paid = await sandbox.press(url ?? '', { ...card, answer: 'approve' });
      expect(paid.status).toBe(303);
      await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
      await stripe.checkout.sessions.expire((await openPage(type)).id);
    }
    await expectPublished();
  });

  it('of lists, and of events as they come and as they are read again', async () => {
    await stripe.charges.list({ limit: 100 });
    await stripe.refunds.list({ limit: 1 });
    await stripe.paymentMethodConfigurations.list();
    await expect.poll(() => listener.received.length).toBeGreaterThan(10);
    const events = listener.received.map(({ body }): unknown => JSON.parse(body));
    await stripe.events.retrieve(String(fieldOf(events[0], 'id')));
    heard.push(...events);
    await expectPublished();
  });

  it('and would be found out if it answered anything else', async () => {
    const { id } = await stripe.paymentIntents.create(payment('tok_visa'));
    const refund = await stripe.refunds.create({ payment_intent: id });
    const wrong = [
      { ...refund, amount: '10.00' },
      { ...refund, refunded_at: 1 },
      { ...refund, charge: undefined },
    ];
    const [amount, unknown, missing] = await checkTypes(IMPORTS, wrong.map(typed));
    expect(amount).toContain("'string' is not assignable to type 'number'");
    expect(unknown).toContain('\'"refunded_at"\' does not exist');
    expect(missing).toContain("'charge' is missing");
  });
});

const expectPublished = async (): Promise<void> => {
  expect(heard.length).toBeGreaterThan(2);
  expect(await checkTypes(IMPORTS, heard.splice(0).map(typed))).toEqual([]);
};
