import { startStripeSandbox } from '@counterpane/sandboxes/stripe/stripe-sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stripe } from './index.ts';

const KEYS = { secretKey: 'sk_test_home', publishableKey: 'pk_test_home', webhookSecret: 'whsec_home' };

let sandbox: Awaited<ReturnType<typeof startStripeSandbox>>;
beforeAll(async () => {
  sandbox = await startStripeSandbox({ ...KEYS, port: 0, host: '127.0.0.1' });
});
afterAll(() => sandbox.close());

/** What the accounts of these countries are found to have. */
const methodsOf = async (...countries: readonly ('_CA' | '_GB')[]) => {
  const account = (suffix: string) => ({
    [`STRIPE_SECRET_KEY${suffix}`]: KEYS.secretKey,
    [`STRIPE_PUBLISHABLE_KEY${suffix}`]: KEYS.publishableKey,
    [`STRIPE_WEBHOOK_SECRET${suffix}`]: KEYS.webhookSecret,
  });
  const settings = Object.assign({}, ...['', ...countries].map(account));
  const methods = stripe.findAccount({ ...settings, STRIPE_API_URL: sandbox.url })?.methods;
  if (!methods) throw new Error('there is no account');
  for (const one of methods.asked) await one.refresh();
  return methods;
};

test('Afterpay takes customers of the account’s own country alone: it is offered in Canada with an account there', async () => {
  const first = await methodsOf();
  expect([first.has('afterPay', 'USD'), first.has('afterPay', 'CAD')]).toEqual([true, false]);
  const both = await methodsOf('_CA');
  expect([both.has('afterPay', 'USD'), both.has('afterPay', 'CAD')]).toEqual([true, true]);
  const british = await methodsOf('_GB');
  expect([british.has('afterPay', 'CAD'), british.has('afterPay', 'GBP')]).toEqual([false, false]);
});

test('cards and Link are taken in Canada by the first account too', async () => {
  const first = await methodsOf();
  expect([first.has('stripeCanada', 'CAD'), first.has('link', 'CAD')]).toEqual([true, true]);
});
