import { money } from '@counterpane/rules/money/money';
import { type SplititSandbox, startSplititSandbox } from '@counterpane/sandboxes/splitit/splitit-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PayRequest } from '../port.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { splititProvider } from './splitit-provider.ts';

const CLIENT = { clientId: 'client', clientSecret: 'secret' };
let sandbox: SplititSandbox;
beforeAll(async () => {
  sandbox = await startSplititSandbox({
    ...CLIENT,
    port: 0,
    host: '127.0.0.1',
    applicationId: 'app',
    storeOrigins: [],
  });
});
afterAll(() => sandbox.close());

const openProvider = (changes: { clientSecret?: string } = {}) =>
  splititProvider({
    ...CLIENT,
    id: 'splitIt',
    applicationId: 'app',
    apiUrl: sandbox.url,
    identityUrl: sandbox.url,
    webhookPublicKey: sandbox.webhookPublicKey,
    timeoutMs: 500,
    ...changes,
  });

const approve = async (
  amount = 76_104,
  currency = 'USD',
  numberOfPayments = 12,
  { number = '4111111111111111', cvc = '123' } = {},
): Promise<string> => {
  const { InstallmentPlanNumber: plan } = await initiate({
    TotalAmount: amount / 100,
    Currency: currency,
    NumberOfInstallments: numberOfPayments,
  });
  await fetch(`${sandbox.url}/flex-form/${plan}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ holder: 'Ada', number, expiry: '12/40', cvc }),
  });
  return plan;
};

/** A page that offers six payments and twelve, for an order in the number that its plan says. */
const initiateFor = (orderId: string, chosen: string) =>
  initiate(
    { TotalAmount: 761.04, Currency: 'USD', NumberOfInstallments: 6, RefOrderNumber: `${orderId}/1` },
    { numberOfPayments: chosen },
  );

const initiate = async (
  plan: Readonly<Record<string, string | number>>,
  ExtendedParams: Readonly<Record<string, string>> = {},
) => {
  const token = new URLSearchParams({ grant_type: 'client_credentials', scope: 'api.v3' });
  token.set('client_id', CLIENT.clientId);
  token.set('client_secret', CLIENT.clientSecret);
  const granted = await fetch(`${sandbox.url}/connect/token`, { method: 'POST', body: token });
  const answer = await fetch(`${sandbox.url}/api/installmentplans/initiate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${(await granted.json()).access_token}`,
      'x-splitit-idempotencykey': crypto.randomUUID(),
    },
    body: JSON.stringify({
      AutoCapture: false,
      BillingAddress: {
        ...{ AddressLine1: '20 W 34th St', City: 'New York', State: 'US-NY', Zip: '10001', Country: 'USA' },
      },
      PlanData: { TerminalId: 'app', PurchaseMethod: 'ECommerce', ExtendedParams, ...plan },
      UxSettings: { DisplayedInstallmentOptions: [6, 12] },
    }),
  });
  return answer.json();
};

const pressApprove = (page: string, numberOfPayments: string) => {
  const card = { holder: 'Ada', number: '4111111111111111', expiry: '12/40', cvc: '123' };
  const body = new URLSearchParams({ ...card, answer: 'approve', numberOfPayments });
  return fetch(page, { method: 'POST', body, redirect: 'manual' });
};

const bill = (orderId: string, token: string): PayRequest => ({
  orderId,
  paymentId: `attempt-of-${orderId}`,
  amount: money(76_104, 'USD'),
  token,
  idempotencyKey: `pay-${orderId}`,
  returnUrl: 'http://localhost:3000/checkout/review',
  email: 'ada@example.com',
  description: `Order ${orderId}`,
});

const booked = async (): Promise<string[]> => {
  const entries: { kind: string; amount: number; orderId: string }[] = await (
    await fetch(`${sandbox.url}/ledger`)
  ).json();
  return entries.map(({ kind, amount, orderId }) => `${kind} ${amount} ${orderId}`.trim());
};

describe('a plan that was approved', () => {
  it('for a cent less pays nothing, and the shopper’s held money is let go', async () => {
    const outcome = await openProvider().pay(bill('cheap', await approve(76_103)));
    expect(outcome).toMatchObject({
      state: 'failed',
      reference: null,
      failure: { code: 'plan_of_another_amount', message: expect.stringMatching(/another amount/) },
    });
    expect(await booked()).toContain('void 76103');
    expect((await booked()).join()).not.toContain('cheap');
  });

  it('in another currency pays nothing', async () => {
    const outcome = await openProvider().pay(bill('foreign', await approve(76_104, 'CAD')));
    expect(outcome.failure?.code).toBe('plan_of_another_amount');
  });

  it('in another number of payments than the order says pays nothing, and the held money is let go [K3.68]', async () => {
    const request = { ...bill('longer', await approve(76_104, 'USD', 12)), numberOfPayments: 6 };
    const outcome = await openProvider().pay(request);
    expect(outcome).toMatchObject({
      state: 'failed',
      failure: { code: 'plan_of_another_number', message: expect.stringMatching(/number of payments/) },
    });
    expect((await booked()).at(-1)).toBe('void 76104');
    const twelve = { ...bill('twelve', await approve()), numberOfPayments: 12 };
    expect(await openProvider().pay(twelve)).toMatchObject({ state: 'succeeded', orderId: 'twelve' });
  });

  it.each([
    ['holds its first payment alone', { number: '5555555555554444' }],
    ['does not tell how much it holds', { number: '371111111111114', cvc: '1234' }],
  ])('and %s pays its order whole', async (_, card) => {
    const token = await approve(76_104, 'USD', 12, card);
    const outcome = await openProvider().pay(bill(`by-${card.number}`, token));
    expect(outcome).toMatchObject({ state: 'succeeded', amount: money(76_104, 'USD') });
  });

  it('on SplitIt’s page in another number of payments than the order says is let go when it is to be captured', async () => {
    const provider = openProvider();
    const open = async (orderId: string, chosen: string) => {
      const plan = await initiateFor(orderId, chosen);
      await pressApprove(plan.CheckoutUrl, '12');
      return plan.InstallmentPlanNumber;
    };
    const amount = money(76_104, 'USD');
    const other = await open('six-on-page', '6');
    expect(await provider.capture(other, amount, 'capture-six')).toMatchObject({
      state: 'failed',
      orderId: 'six-on-page',
      failure: { code: 'plan_of_another_number' },
    });
    expect(await provider.find(other)).toMatchObject({ state: 'cancelled' });
    expect(await booked()).toContain('void 76104 six-on-page');
    const same = await open('twelve-on-page', '12');
    expect(await provider.capture(same, amount, 'capture-twelve')).toMatchObject({ state: 'succeeded' });
  });

  it('in a number of payments that the store does not offer pays nothing', async () => {
    const outcome = await openProvider().pay(bill('endless', await approve(76_104, 'USD', 36)));
    expect(outcome.failure?.code).toBe('plan_of_another_number');
  });

  it('pays one order: the second order that brings it pays nothing', async () => {
    const [provider, token] = [openProvider(), await approve()];
    expect(await provider.pay(bill('first', token))).toMatchObject({ state: 'succeeded', orderId: 'first' });
    expect(await provider.pay(bill('second', token))).toMatchObject({
      state: 'failed',
      failure: { code: 'plan_of_another_order' },
    });
    expect(await provider.find(token)).toMatchObject({ state: 'succeeded', orderId: 'first' });
  });

  it('pays one order also when two bring it at the same moment', async () => {
    const [provider, token] = [openProvider(), await approve()];
    const outcomes = await Promise.all([provider.pay(bill('a', token)), provider.pay(bill('b', token))]);
    expect(outcomes.map(({ state }) => state).toSorted()).toEqual(['failed', 'succeeded']);
    const charges = (await booked()).filter((line) => /^charge 76104 [ab]$/.test(line));
    expect(charges).toHaveLength(1);
  });

  it('and cancelled in between is not approved any more', async () => {
    const token = await approve();
    await openProvider().pay({ ...bill('once', token), amount: money(1_00, 'USD') });
    const outcome = await openProvider().pay(bill('once', token));
    expect(outcome.failure?.code).toBe('plan_not_approved');
  });

  it('and that no order uses is let go when it is cancelled', async () => {
    const token = await approve(50_000);
    expect(await openProvider().cancel(token, 'unused')).toBeNull();
    expect((await booked()).filter((line) => line.endsWith(' 50000'))).toEqual([
      'authorise 50000',
      'void 50000',
    ]);
  });

  it('is nobody’s payment until it is started for an order', async () => {
    expect(await openProvider().find(await approve())).toBeNull();
  });

  it('was paid also after everything was given back', async () => {
    const [provider, token] = [openProvider(), await approve()];
    await provider.pay(bill('returned', token));
    const amount = money(76_104, 'USD');
    await provider.refund({ reference: token, amount, idempotencyKey: 'refund-returned' });
    expect(await provider.find(token)).toMatchObject({ state: 'succeeded', amount });
  });
});

describe('our account at SplitIt', () => {
  it('gets another access token when the first ended early', async () => {
    const provider = openProvider();
    const token = await approve();
    expect(await provider.find('12345')).toBeNull();
    await fetch(`${sandbox.url}/_sandbox/tokens`, { method: 'DELETE' });
    expect(await provider.pay(bill('renewed', token))).toMatchObject({ state: 'succeeded' });
  });

  it('with a wrong secret is our fault, not the shopper’s: the payment is in doubt', async () => {
    const provider = openProvider({ clientSecret: 'mistyped' });
    await expect(provider.pay(bill('locked', await approve()))).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});
