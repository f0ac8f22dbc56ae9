import { buildStripeSandbox } from '@counterpane/sandboxes/stripe/stripe-sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { accountMethods } from './account-methods.ts';
import { openStripe } from './stripe-provider.ts';

const KEYS = {
  secretKey: 'sk_test_methods',
  publishableKey: 'pk_test_methods',
  webhookSecret: 'whsec_methods',
};
const app = buildStripeSandbox(KEYS);
let port: number;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

const methodsOf = (secretKey: string) =>
  accountMethods(
    openStripe({ secretKey, apiBase: { protocol: 'http', host: '127.0.0.1', port }, timeoutMs: 2_000 }),
    KEYS.publishableKey,
  );

const throwSwitch = (method: string, available: boolean) =>
  app.inject({ method: 'POST', url: '/_sandbox/methods', payload: { method, available } });

test('an account that was never asked takes cards and nothing else', () => {
  const methods = methodsOf(KEYS.secretKey);
  expect(methods.has('stripeDirect', 'USD')).toBe(true);
  expect(methods.has('stripePaymentRequest', 'CAD')).toBe(true);
  for (const id of ['link', 'afterPay', 'bank', 'applepay', 'googlepay'])
    expect([id, methods.has(id, 'USD')]).toEqual([id, false]);
});

test('an account has what Stripe says it has, in the currencies that take it', async () => {
  const methods = methodsOf(KEYS.secretKey);
  expect(await methods.refresh()).toBe(true);
  expect(await methods.refresh()).toBe(false);
  for (const id of ['link', 'afterPay', 'bank', 'applepay', 'googlepay'])
    expect([id, methods.has(id, 'USD')]).toEqual([id, true]);
  expect([methods.has('bank', 'CAD'), methods.has('link', 'GBP')]).toEqual([false, false]);
});

test('what is taken from the account is gone at the next asking, and comes back', async () => {
  const methods = methodsOf(KEYS.secretKey);
  await methods.refresh();
  await throwSwitch('afterpay_clearpay', false);
  expect(methods.has('afterPay', 'USD')).toBe(true);
  expect(await methods.refresh()).toBe(true);
  expect([methods.has('afterPay', 'USD'), methods.has('link', 'USD')]).toEqual([false, true]);
  await throwSwitch('afterpay_clearpay', true);
  expect(await methods.refresh()).toBe(true);
  expect(methods.has('afterPay', 'USD')).toBe(true);
});

test('an account that may not be asked goes on as it was', async () => {
  const methods = methodsOf('sk_test_other');
  await expect(methods.refresh()).rejects.toThrow(ProviderUnavailable);
  expect(methods.has('stripeDirect', 'USD')).toBe(true);
});

test('an account that may not be asked has what was known of it before', async () => {
  const before = methodsOf(KEYS.secretKey);
  await before.refresh();
  const after = methodsOf('sk_test_other');
  after.recall(before.known());
  await expect(after.refresh()).rejects.toThrow(ProviderUnavailable);
  expect([after.has('link', 'USD'), after.has('bank', 'USD')]).toEqual([true, true]);
});
