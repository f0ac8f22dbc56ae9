import { money } from '@counterpane/rules/money/money';
import { startAmazonSandbox } from '@counterpane/sandboxes/amazon/amazon-sandbox';
import { openPage } from '@counterpane/sandboxes/amazon/press-button';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { HostedPageRefused, type HostedPageRequest, type PayRequest, type Recipient } from '../port.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { type AmazonProviderOptions, amazonProvider } from './amazon-provider.ts';

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
    certificateOrigin: sandbox.url,
    topicArn: null,
    timeoutMs: 500,
    ...changes,
  });

const press = async (url: string, answer = 'approve', instrument = 'visa'): Promise<string> => {
  const body = new URLSearchParams({ answer, address: 'us', instrument });
  const { headers } = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return headers.get('location') ?? '';
};

const signInPage = (id = ''): string => `${sandbox.url}/checkout?amazonCheckoutSessionId=${id}`;

const signIn = async (provider = openProvider()): Promise<string> => {
  const id = await provider.sessions?.create({
    reviewReturnUrl: BACK,
    idempotencyKey: crypto.randomUUID(),
  });
  await press(signInPage(id));
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

const ADA: Recipient = {
  name: 'Ada Lovelace',
  phone: '212 555 0142',
  line1: '20 W 34th St',
  line2: '',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  country: 'US',
};

const page = (orderId: string): HostedPageRequest => ({
  orderId,
  paymentId: `attempt-of-${orderId}`,
  amount: money(76_104, 'USD'),
  idempotencyKey: `page-${orderId}`,
  returnUrl: BACK,
  cancelUrl: 'http://localhost:3000/checkout/billing',
  email: 'ada@example.com',
  description: `Order ${orderId}`,
  shipTo: ADA,
  shopName: 'Halcyon',
  buttonPageUrl: `http://localhost:3000/checkout/pay?orderId=${orderId}`,
});

/** A button's payload, as Amazon reads it. */
const payloadOf = async (request: HostedPageRequest, provider = openProvider()) =>
  JSON.parse((await provider.signPage?.(request))?.payloadJSON ?? '');

/** Presses Amazon's button and what its page asks; the session that the shopper comes back with. */
const paysAt = async (orderId: string, answer = 'approve', instrument = 'visa'): Promise<string> => {
  const button = await openProvider().signPage?.(page(orderId));
  if (!button) throw new Error('there is no button');
  const back = await press(await openPage(sandbox.url, MERCHANT.merchantId, button), answer, instrument);
  expect(back).toContain(`${BACK}&amazonCheckoutSessionId=`);
  return new URL(back).searchParams.get('amazonCheckoutSessionId') ?? '';
};

const approvalOf = (orderId: string, token: string, reference = `${orderId}/attempt-of-${orderId}`) => ({
  ...page(orderId),
  reference,
  token,
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
    await press(signInPage(token), 'cancel');
    expect(await provider.pay(bill('left', token ?? ''))).toMatchObject({
      state: 'failed',
      failure: { code: 'BuyerCanceled', message: 'Error: The buyer canceled the checkout.' },
    });
  });

  it('is nobody’s payment until there is an order', async () => {
    expect(await openProvider().find(await signIn())).toBeNull();
  });
});

describe('a session that the store turns away from', () => {
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
});

describe('a page of Amazon’s', () => {
  it('is opened by a button on ours, and has no name before the shopper comes back', async () => {
    const provider = openProvider();
    const opened = await provider.openHostedPage(page('waits'));
    expect(opened).toEqual({
      reference: 'waits/attempt-of-waits',
      url: 'http://localhost:3000/checkout/pay?orderId=waits',
    });
    const { buttonPageUrl: _, ...without } = page('waits');
    await expect(provider.openHostedPage(without)).rejects.toBeInstanceOf(HostedPageRefused);
    const elsewhere = openProvider({ apiUrl: 'http://127.0.0.1:9' });
    expect(await elsewhere.find(opened.reference)).toBeNull();
    expect(await elsewhere.cancel(opened.reference, 'cancel-waits')).toBeNull();
  });

  it('is signed for one order with its address and total, and leads back to one address', async () => {
    expect(await payloadOf(page('signed'))).toEqual({
      webCheckoutDetails: {
        checkoutMode: 'ProcessOrder',
        checkoutResultReturnUrl: BACK,
        checkoutCancelUrl: BACK,
      },
      storeId: 'store',
      scopes: ['name', 'email'],
      paymentDetails: {
        paymentIntent: 'AuthorizeWithCapture',
        canHandlePendingAuthorization: false,
        chargeAmount: { amount: '761.04', currencyCode: 'USD' },
      },
      merchantMetadata: {
        merchantReferenceId: 'signed/attempt-of-signed',
        merchantStoreName: 'Halcyon',
        noteToBuyer: 'Order signed',
      },
      addressDetails: {
        name: 'Ada Lovelace',
        addressLine1: '20 W 34th St',
        city: 'New York',
        stateOrRegion: 'NY',
        postalCode: '10001',
        countryCode: 'US',
        phoneNumber: '212 555 0142',
      },
    });
  });

  it('is told no region of a British address, which Amazon would refuse', async () => {
    const london = { ...ADA, line2: 'Flat 2', city: 'London', state: 'Greater London', country: 'GB' };
    const { addressDetails } = await payloadOf({ ...page('london'), shipTo: london });
    expect(addressDetails).not.toHaveProperty('stateOrRegion');
    expect(addressDetails).toMatchObject({ addressLine2: 'Flat 2', countryCode: 'GB' });
    const { shipTo: _, ...nowhere } = page('nowhere');
    await expect(payloadOf(nowhere)).rejects.toBeInstanceOf(HostedPageRefused);
  });

  it('is paid when its session is asked about, and not when it is brought back', async () => {
    const provider = openProvider();
    const token = await paysAt('paid');
    expect(await provider.confirm?.(approvalOf('paid', token))).toMatchObject({
      state: 'challenge',
      reference: token,
      orderId: 'paid',
      nextAction: null,
    });
    expect(await booked('paid')).toEqual([]);
    expect(await provider.find(token)).toMatchObject({ state: 'succeeded', orderId: 'paid' });
    expect(await booked('paid')).toEqual(['charge 76104']);
    expect(await provider.confirm?.(approvalOf('paid', token))).toMatchObject({ state: 'challenge' });
    expect(await provider.find(token)).toMatchObject({ state: 'succeeded' });
    expect(await booked('paid')).toEqual(['charge 76104']);
    expect(await provider.cancel(token, 'cancel-paid')).toMatchObject({ state: 'succeeded' });
  });

  it('that was left, or declined, says why in Amazon’s words [K4.38]', async () => {
    const provider = openProvider();
    const left = await paysAt('left', 'cancel');
    expect(await provider.confirm?.(approvalOf('left', left))).toMatchObject({
      state: 'cancelled',
      failure: { code: 'BuyerCanceled', message: 'Error: The buyer canceled the checkout.' },
    });
    const declined = await paysAt('declined', 'approve', 'declined');
    expect(await provider.confirm?.(approvalOf('declined', declined))).toMatchObject({ state: 'challenge' });
    expect(await provider.find(declined)).toMatchObject({
      state: 'failed',
      failure: { code: 'Declined', message: 'Error: Your card was declined.' },
    });
    expect([...(await booked('left')), ...(await booked('declined'))]).toEqual([]);
  });

  it('is paid once, however often its button was pressed: another session counts where the first can take nothing', async () => {
    const provider = openProvider();
    const first = await paysAt('pressed-twice');
    const second = await paysAt('pressed-twice');
    expect(await provider.confirm?.(approvalOf('pressed-twice', second, first))).toBeNull();
    const paid = await provider.find(first);
    expect(paid).toMatchObject({ state: 'succeeded' });
    // The answer may be lost: the attempt is known by the session then, else by its charge.
    for (const known of [first, paid?.reference ?? ''])
      expect(await provider.confirm?.(approvalOf('pressed-twice', second, known))).toBeNull();
    expect(await booked('pressed-twice')).toEqual(['charge 76104']);

    const left = await paysAt('left-first', 'cancel');
    const then = await paysAt('left-first');
    const named = await provider.confirm?.(approvalOf('left-first', then, left));
    expect(named).toMatchObject({ state: 'challenge', reference: then });
  });

  it('of another order, of another total, or made up, confirms nothing', async () => {
    const provider = openProvider();
    const token = await paysAt('own');
    const own = approvalOf('own', token);
    expect(await provider.confirm?.(approvalOf('others', token))).toBeNull();
    expect(await provider.confirm?.({ ...own, paymentId: 'another' })).toBeNull();
    expect(await provider.confirm?.({ ...own, amount: money(76_103, 'USD') })).toBeNull();
    expect(await provider.confirm?.({ ...own, token: 'made-up' })).toBeNull();
    expect(await provider.confirm?.({ ...own, token: await signIn() })).toBeNull();
    expect(await booked('own')).toEqual([]);
  });

  it('takes no money once the store closed it, whatever is pressed on it', async () => {
    const provider = openProvider();
    const token = await paysAt('closed');
    expect(await provider.cancel(token, 'cancel-closed')).toMatchObject({ state: 'cancelled' });
    expect(await provider.find(token)).toMatchObject({ state: 'cancelled', orderId: 'closed' });
    expect(await booked('closed')).toEqual([]);
  });
});

describe('a button before there is an order', () => {
  const start = {
    reviewReturnUrl: BACK,
    shopName: 'H'.repeat(60),
    country: 'GB',
    proof: 'cart.mark',
  } as const;

  it('asks for who and where, delivers to the country of the store alone, and carries a proof of the cart', async () => {
    const button = await openProvider().sessions?.sign(start);
    expect(button).toMatchObject({ publicKeyId: 'SANDBOX-1', algorithm: 'AMZN-PAY-RSASSA-PSS-V2' });
    expect(JSON.parse(button?.payloadJSON ?? '')).toEqual({
      webCheckoutDetails: { checkoutReviewReturnUrl: BACK, checkoutCancelUrl: BACK },
      storeId: 'store',
      scopes: ['name', 'email', 'phoneNumber'],
      deliverySpecifications: { addressRestrictions: { type: 'Allowed', restrictions: { GB: {} } } },
      merchantMetadata: { merchantStoreName: 'H'.repeat(50), customInformation: 'cart.mark' },
    });
  });

  it('begins a session that Amazon tells with that proof', async () => {
    const provider = openProvider();
    const button = await provider.sessions?.sign(start);
    if (!button) throw new Error('there is no button');
    const back = await press(await openPage(sandbox.url, MERCHANT.merchantId, button));
    const id = new URL(back).searchParams.get('amazonCheckoutSessionId') ?? '';
    expect(await provider.sessions?.find(id)).toMatchObject({
      statusDetails: { state: 'Open' },
      merchantMetadata: { customInformation: 'cart.mark' },
    });
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

  it('tells of a refund that has changed, and takes what is about a charge permission or a chargeback', async () => {
    const provider = openProvider();
    const token = await paysAt('refunded');
    const paid = await provider.find(token);
    const given = await provider.refund({
      reference: paid?.reference ?? '',
      amount: money(1_000, 'USD'),
      idempotencyKey: 'refund-refunded',
    });
    const tell = (ObjectType: string, ObjectId: string) => {
      const told = { MerchantID: 'm1', ObjectType, ObjectId, NotificationType: 'STATE_CHANGE' };
      const wrapped = sandbox.wrap(JSON.stringify(told));
      return provider.readEvent(wrapped, sandbox.sign(wrapped));
    };
    expect(await tell('REFUND', given.reference)).toEqual({
      id: 'message-1',
      type: 'REFUND STATE_CHANGE',
      outcome: null,
      refund: { reference: given.reference, state: 'succeeded' },
    });
    const nothing = { id: 'message-1', outcome: null };
    expect(await tell('REFUND', 'S01-1-1-R9')).toEqual({ ...nothing, type: 'REFUND STATE_CHANGE' });
    expect(await tell('REFUND', '../charges')).toEqual({ ...nothing, type: 'REFUND STATE_CHANGE' });
    const permission = await tell('CHARGE_PERMISSION', 'S01-0000000-0000000');
    expect(permission).toEqual({ ...nothing, type: 'CHARGE_PERMISSION STATE_CHANGE' });
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

test('A refund whose key Amazon has seen with another amount is in doubt: that one may have been made', async () => {
  const provider = openProvider();
  const paid = await provider.find(await paysAt('refunded-twice'));
  const refund = { reference: paid?.reference ?? '', idempotencyKey: 'one-key' };
  expect(await provider.refund({ ...refund, amount: money(1_000, 'USD') })).toMatchObject({
    state: 'succeeded',
  });
  await expect(provider.refund({ ...refund, amount: money(2_000, 'USD') })).rejects.toBeInstanceOf(
    ProviderUnavailable,
  );
});
