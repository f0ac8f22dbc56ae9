import { money } from '@counterpane/rules/money/money';
import { startAmazonSandbox } from '@counterpane/sandboxes/amazon/amazon-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HostedPageRequest, PayRequest } from '../port.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { type AmazonProviderOptions, amazonProvider } from './amazon-provider.ts';
import { signInAddress } from './open-amazon-page.ts';

const MERCHANT = { merchantId: 'm1', storeId: 'store', publicKeyId: 'SANDBOX-1' };
const BACK = 'http://localhost:3000/checkout/review?orderId=o1';

let sandbox: Awaited<ReturnType<typeof startAmazonSandbox>>;
beforeAll(async () => {
  sandbox = await startAmazonSandbox({ ...MERCHANT, host: '127.0.0.1', port: 0 });
});
afterAll(() => sandbox.close());

const openProvider = (changes: Partial<AmazonProviderOptions> = {}) =>
  amazonProvider({
    ...MERCHANT,
    id: 'amazonPay',
    privateKey: sandbox.privateKey,
    region: 'us',
    apiUrl: sandbox.url,
    signInUrl: `${sandbox.url}/checkout`,
    certificateOrigin: sandbox.url,
    topicArn: null,
    timeoutMs: 500,
    ...changes,
  });

const press = async (url: string, answer = 'approve'): Promise<string> => {
  const body = new URLSearchParams({ answer, address: 'us', instrument: 'visa' });
  const { headers } = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return headers.get('location') ?? '';
};

const signIn = async (provider = openProvider()): Promise<string> => {
  const id = await provider.sessions?.create({
    reviewReturnUrl: BACK,
    idempotencyKey: crypto.randomUUID(),
  });
  await press(signInAddress(`${sandbox.url}/checkout`, id ?? ''));
  return id ?? '';
};

const bill = (orderId: string, token: string): PayRequest => ({
  orderId,
  paymentId: `attempt-of-${orderId}`,
  amount: money(76_104, 'USD'),
  token,
  idempotencyKey: `pay-${orderId}`,
  returnUrl: BACK,
  email: 'ada@example.com',
  description: `Order ${orderId}`,
});

const page = (orderId: string): HostedPageRequest => ({
  orderId,
  paymentId: `attempt-of-${orderId}`,
  amount: money(76_104, 'USD'),
  idempotencyKey: `page-${orderId}`,
  returnUrl: BACK,
  cancelUrl: 'http://localhost:3000/checkout/billing',
  email: 'ada@example.com',
  description: `Order ${orderId}`,
});

const booked = async (orderId: string): Promise<string[]> => {
  const entries: { kind: string; amount: number; orderId: string }[] = await (
    await fetch(`${sandbox.url}/ledger`)
  ).json();
  return entries.filter((entry) => entry.orderId === orderId).map(({ kind, amount }) => `${kind} ${amount}`);
};

describe('a session that a shopper signed in to', () => {
  it('is paid once the shopper agreed to it at Amazon, and is known by its charge from then on', async () => {
    const [provider, token] = [openProvider(), await signIn()];
    const sent = await provider.pay(bill('agreed', token));
    expect(sent).toMatchObject({ state: 'challenge', reference: token });
    expect(await provider.find(token)).toMatchObject({ state: 'challenge' });
    expect(await press(sent.nextAction?.url ?? '')).toBe(`${BACK}&amazonCheckoutSessionId=${token}`);
    const paid = await provider.find(token);
    expect(paid).toMatchObject({ state: 'succeeded', orderId: 'agreed', paymentId: 'attempt-of-agreed' });
    expect(paid?.reference).toMatch(/^S01-\d{7}-\d{7}-C\d{6}$/);
    expect(await provider.find(paid?.reference ?? '')).toEqual(paid);
  });

  it('pays one order: the second order that brings it pays nothing', async () => {
    const [provider, token] = [openProvider(), await signIn()];
    const { nextAction } = await provider.pay(bill('first', token));
    await press(nextAction?.url ?? '');
    expect(await provider.pay(bill('second', token))).toMatchObject({
      state: 'failed',
      reference: null,
      failure: { code: 'session_of_another_order' },
    });
    expect(await booked('second')).toEqual([]);
  });

  it('is agreed to anew when the total has changed', async () => {
    const [provider, token] = [openProvider(), await signIn()];
    const { nextAction } = await provider.pay(bill('dearer', token));
    await press(nextAction?.url ?? '');
    const dearer = { ...bill('dearer', token), amount: money(80_000, 'USD') };
    expect(await provider.pay(dearer)).toMatchObject({ state: 'challenge', amount: money(80_000, 'USD') });
    expect(await provider.find(token)).toMatchObject({ state: 'challenge' });
    expect(await booked('dearer')).toEqual([]);
  });

  it('that nobody signed in to has no page to be sent to', async () => {
    const provider = openProvider();
    const token = await provider.sessions?.create({ reviewReturnUrl: BACK, idempotencyKey: 'nobody' });
    expect(await provider.pay(bill('nobody', token ?? ''))).toMatchObject({
      state: 'failed',
      failure: { code: 'no_redirect_url', message: expect.stringContaining('no buyer') },
    });
  });

  it('that was cancelled before the order pays nothing, and says why', async () => {
    const provider = openProvider();
    const token = await provider.sessions?.create({ reviewReturnUrl: BACK, idempotencyKey: 'left' });
    await press(signInAddress(`${sandbox.url}/checkout`, token ?? ''), 'cancel');
    expect(await provider.pay(bill('left', token ?? ''))).toMatchObject({
      state: 'failed',
      failure: { code: 'BuyerCanceled', message: 'Error: The buyer canceled the checkout.' },
    });
  });

  it('is nobody’s payment until there is an order', async () => {
    expect(await openProvider().find(await signIn())).toBeNull();
  });
});

describe('a page of Amazon’s', () => {
  it('waits while it is open, and is one page when it is asked for twice', async () => {
    const provider = openProvider();
    const opened = await provider.openHostedPage(page('waits'));
    expect(await provider.openHostedPage(page('waits'))).toEqual(opened);
    expect(await provider.find(opened.reference)).toMatchObject({
      state: 'challenge',
      orderId: 'waits',
      amount: money(76_104, 'USD'),
      nextAction: { url: opened.url },
    });
  });

  it('is paid, and the shopper comes back with the session', async () => {
    const provider = openProvider();
    const { reference, url } = await provider.openHostedPage(page('paid'));
    expect(await press(url)).toBe(`${BACK}&amazonCheckoutSessionId=${reference}`);
    expect(await provider.find(reference)).toMatchObject({ state: 'succeeded', orderId: 'paid' });
    expect(await booked('paid')).toEqual(['charge 76104']);
  });

  it('takes no money once the store closed it, whatever is pressed on it', async () => {
    const provider = openProvider();
    const { reference, url } = await provider.openHostedPage(page('closed'));
    expect(await provider.cancel(reference, 'cancel-closed')).toMatchObject({ state: 'cancelled' });
    await press(url);
    expect(await provider.find(reference)).toMatchObject({ state: 'cancelled', orderId: 'closed' });
    expect(await booked('closed')).toEqual([]);
  });

  it('whose money is only held is asked about and closed without taking any', async () => {
    const [provider, token] = [openProvider(), await signIn()];
    const changed = await provider.sessions?.update(token, {
      webCheckoutDetails: { checkoutResultReturnUrl: BACK },
      paymentDetails: {
        paymentIntent: 'Authorize',
        canHandlePendingAuthorization: false,
        chargeAmount: { amount: '761.04', currencyCode: 'USD' },
      },
      merchantMetadata: { merchantReferenceId: 'held/attempt-of-held' },
    });
    await press(changed?.ok ? (changed.session.webCheckoutDetails.amazonPayRedirectUrl ?? '') : '');
    expect(await provider.find(token)).toMatchObject({ state: 'authorised', orderId: 'held' });
    expect(await provider.cancel(token, 'cancel-held')).toMatchObject({ state: 'cancelled' });
    expect(await provider.find(token)).toMatchObject({ state: 'cancelled', orderId: 'held' });
    expect(await booked('held')).toEqual(['authorise 76104', 'void 76104']);
  });

  it('stays paid when the store wants to close it too late', async () => {
    const provider = openProvider();
    const { reference, url } = await provider.openHostedPage(page('late'));
    await press(url);
    await provider.find(reference);
    expect(await provider.cancel(reference, 'cancel-late')).toMatchObject({ state: 'succeeded' });
  });
});

describe('our account at Amazon', () => {
  it('with a wrong key is our fault, not the shopper’s: the payment is in doubt', async () => {
    const provider = openProvider({ publicKeyId: 'SANDBOX-2' });
    await expect(provider.pay(bill('locked', await signIn()))).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it('believes no notification about another merchant’s charge', async () => {
    const message = JSON.stringify({
      MerchantID: 'm2',
      ObjectType: 'CHARGE',
      ObjectId: 'S01-1234567-1234567-C123456',
      NotificationType: 'STATE_CHANGE',
    });
    const wrapped = sandbox.wrap(message);
    expect(await openProvider().readEvent(wrapped, sandbox.sign(wrapped))).toMatchObject({
      type: 'CHARGE STATE_CHANGE',
      outcome: null,
    });
  });

  it('believes nobody who has a topic of their own at the same notification service', async () => {
    const wrapped = sandbox.wrap('{"MerchantID":"m1"}');
    const topicArn = 'arn:aws:sns:us-east-1:111122223333:amazon-pay';
    const strict = openProvider({ topicArn });
    expect(await strict.readEvent(wrapped, sandbox.sign(wrapped))).toEqual({ refused: 'bad_signature' });
    const { TopicArn } = JSON.parse(wrapped);
    const known = openProvider({ topicArn: TopicArn });
    expect(await known.readEvent(wrapped, sandbox.sign(wrapped))).toEqual({ refused: 'malformed' });
  });

  it('asks Amazon about nothing that is no charge', async () => {
    const told = { MerchantID: 'm1', ObjectType: 'CHARGE', NotificationType: 'STATE_CHANGE' };
    const wrapped = sandbox.wrap(JSON.stringify({ ...told, ObjectId: '../checkoutSessions/1' }));
    const elsewhere = openProvider({ apiUrl: 'http://127.0.0.1:9' });
    expect(await elsewhere.readEvent(wrapped, sandbox.sign(wrapped))).toMatchObject({ outcome: null });
  });

  it('asks nobody but Amazon for the certificate of a notification', async () => {
    const wrapped = sandbox.wrap('{}');
    const real = openProvider({ certificateOrigin: null });
    expect(await real.readEvent(wrapped, sandbox.sign(wrapped))).toEqual({ refused: 'bad_signature' });
  });
});
