import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { describe, expect, it } from 'vitest';
import { statusesOfCalls } from '../../testing/repeated-calls.ts';
import { setCapture } from '../../testing/set-capture.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { paymentsOf } from './store.ts';
import { NONCES, openWalletStore } from './testing/wallet-store.ts';

const store = useTestStore(openWalletStore);

const ordered = async (billingProvider = 'paypal') => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  return { shopper, order: await shopper.places({ billingProvider }) };
};

const pay = (shopper: Shopper, id: string, nonce: string, brand = 'PayPal') =>
  shopper.client.payOrder(id, { paymentToken: { id: nonce, card: { last4: '', brand } } });

/** A shopper with something to pay for. */
const buyer = async (from: Pick<TestStore, 'shopper'> = store): Promise<Shopper> => {
  const shopper = from.shopper();
  await shopper.adds('pillow', 'king');
  return shopper;
};

describe('the token that PayPal’s buttons need', () => {
  it('is a client token of Braintree for this storefront [K7.43]', async () => {
    const token = result(await (await buyer()).client.braintreeToken());
    const told: unknown = JSON.parse(Buffer.from(token, 'base64').toString());
    expect(told).toMatchObject({ version: 2, merchantId: 'merchant_1' });
  });

  it('is not kept by any cache', async () => {
    const answer = await store.api.inject({
      url: '/api/braintree/tokens',
      headers: { host: 'halcyon.localhost' },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is only for a visitor with something in the cart: each one is a call to Braintree', async () => {
    expect(refusal(await store.shopper().client.braintreeToken())).toMatchObject({
      status: 422,
      code: 'cart_empty',
    });
  });

  it('is given thirty times an hour to one visitor', async () => {
    const shopper = await buyer();
    const statuses = await statusesOfCalls(31, () => shopper.client.braintreeToken());
    expect([statuses.slice(0, 30).every((status) => status === 200), statuses[30]]).toEqual([true, 429]);
  });

  it('is refused for the moment while Braintree is down', async () => {
    await store.fault('error500');
    expect(refusal(await (await buyer()).client.braintreeToken())).toMatchObject({
      status: 503,
      code: 'payment_unavailable',
      error: 'An error occurred, please try again',
    });
  });

  it('does not exist in a shop without PayPal', async () => {
    const other = await openTestStore();
    expect(refusal(await (await buyer(other)).client.braintreeToken())).toMatchObject({
      status: 422,
      error: 'Payment provider not found',
    });
    await other.close();
  });
});

describe('PayPal at the checkout', () => {
  it('is offered by its name and is approved in a wallet, with PayPal Credit in the US only [K3.55, K3.57]', async () => {
    const offered = result(await store.shopper().client.checkout()).paymentProviders;
    expect(offered).toEqual([
      { id: 'paypal', label: 'PayPal', entry: 'wallet' },
      { id: 'paypalCredit', label: 'PayPal Credit', entry: 'wallet' },
    ]);
    const abroad = result(await store.shopper('halcyon-ca.localhost').client.checkout()).paymentProviders;
    expect(abroad.map(({ label }) => label)).toEqual(['PayPal']);
  });

  it('is the only way to pay in a shop that has nothing else', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const wish = await shopper.order({ billingProvider: 'stripeDirect' });
    expect(refusal(await shopper.client.createOrder(wish)).error).toBe('Payment provider not found');
  });

  it('keeps the approved wallet with its own provider: another choice forgets it', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    await shopper.order();
    const cardToken = { id: 'nonce-1', card: { last4: '', brand: 'PayPal' } };
    const saved = await shopper.client.saveBilling({
      sameAsShipping: true,
      paymentProvider: 'paypal',
      cardToken,
    });
    expect(result(saved)).toMatchObject({ paymentProvider: 'paypal', cardToken });
    const changed = await shopper.client.saveBilling({
      sameAsShipping: true,
      paymentProvider: 'paypalCredit',
    });
    expect(result(changed)).toMatchObject({ paymentProvider: 'paypalCredit', cardToken: null });
  });
});

describe('paying with PayPal', () => {
  it('makes the order paid and charges once, also when the button is pressed twice', async () => {
    const { shopper, order } = await ordered();
    const answers = await Promise.all([1, 2].map(() => pay(shopper, order.id, NONCES.succeeds)));
    expect(answers.map((answer) => result(answer).status)).toEqual(['paid', 'paid']);
    const { paymentDetails } = result(await shopper.client.order(order.id));
    expect(paymentDetails).toMatchObject({ provider: 'paypal', last4: null, nextAction: null });
    expect(await store.booksOf(order.id)).toEqual(['charge 76104 USD']);
    expect(await accountsOf(store, order.id)).toEqual({ 'provider:paypal': 76104, sales: -76104 });
  });

  it('works with PayPal Credit in the same way, in an account of its own', async () => {
    const { shopper, order } = await ordered('paypalCredit');
    const paid = result(await pay(shopper, order.id, NONCES.succeeds, 'PayPal Credit'));
    expect(paid).toMatchObject({ status: 'paid', paymentDetails: { provider: 'paypalCredit' } });
    expect(await accountsOf(store, order.id)).toMatchObject({ 'provider:paypalCredit': 76104 });
  });

  it('that is declined says so in the processor’s words, and can be tried again', async () => {
    const { shopper, order } = await ordered();
    expect(refusal(await pay(shopper, order.id, NONCES.declined))).toMatchObject({
      status: 422,
      code: 'payment_failed',
      error: expect.stringContaining('Declined By The Processor'),
      orderId: order.id,
    });
    expect(result(await pay(shopper, order.id, NONCES.succeeds)).status).toBe('paid');
    expect(await store.booksOf(order.id)).toEqual(['charge 76104 USD']);
  });

  it('without enough money says that funds are insufficient', async () => {
    const { shopper, order } = await ordered();
    expect(refusal(await pay(shopper, order.id, NONCES.insufficient))).toMatchObject({
      error: 'Insufficient Funds',
      reason: 'insufficient_funds',
    });
    expect(await store.booksOf(order.id)).toEqual([]);
  });

  it('whose answer is lost is found again and never charged twice', async () => {
    const { shopper, order } = await ordered();
    await store.fault('drop-after-effect');
    expect(refusal(await pay(shopper, order.id, NONCES.succeeds)).code).toBe('payment_unavailable');
    expect(result(await shopper.client.refreshOrder(order.id)).status).toBe('paid');
    expect(await store.booksOf(order.id)).toEqual(['charge 76104 USD']);
  });

  it('without a wallet that was approved is refused, and says what to do', async () => {
    const { shopper, order } = await ordered();
    expect(refusal(await shopper.client.payOrder(order.id, { hostedPage: true })).error).toBe(
      'PayPal needs JavaScript. Please choose Card instead.',
    );
  });
});

it('PayPal in a storefront that captures as things ship is held, and taken once for all that is not given back', async () => {
  await setCapture(store, 'shipment');
  const { shopper, order } = await ordered();
  expect(result(await pay(shopper, order.id, NONCES.succeeds)).status).toBe('paid');
  await setCapture(store, 'order');
  await store.sweep();
  expect(await store.booksOf(order.id)).toEqual(['authorise 76104 USD']);
  const manager = await signedIn(store, 'Maya', 'manager');
  const staff = createStaffOrdersClient((path, init) => manager.fetch(path, init));
  result(await staff.refund(order.id, { amount: 6_104, reason: 'Goodwill' }));
  const [shipment] = result(await staff.order(order.id)).shipments;
  await store.fault('drop-after-effect');
  result(await staff.moveShipment(order.id, shipment?.id ?? '', { to: 'shipped' }));
  await store.sweep();
  store.clock.forward(60_000);
  await store.sweep();
  expect(await store.booksOf(order.id)).toEqual(['authorise 76104 USD', 'charge 70000 USD', 'void 6104 USD']);
  expect(await accountsOf(store, order.id)).toEqual({
    ...{ 'held:paypal': 0, holds: 0, 'provider:paypal': 70_000, sales: -70_000 },
  });
});

describe('what Braintree tells of its own accord', () => {
  it('makes an order paid whose money was pending', async () => {
    const { shopper, order } = await ordered();
    expect(result(await pay(shopper, order.id, NONCES.settlesLater)).status).toBe('processing');
    const [payment] = await paymentsOf(store.database.db, order.id);
    const sale = { id: payment?.reference ?? '', orderId: `${order.id}.${payment?.id}` };
    const answers = [await store.tellSettled(sale), await store.tellSettled(sale)];
    expect(answers.map((answer) => answer.json().result)).toEqual(['applied', 'repeated']);
    expect(result(await shopper.client.order(order.id)).status).toBe('paid');
  });

  it('is not believed without its signature', async () => {
    const answer = await store.tellSettled({ orderId: 'o1.p1' }, 'someone else’s key');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_signature']);
  });

  it('is ignored when it is about a payment that is not the shop’s', async () => {
    const answer = await store.tellSettled({ orderId: 'till 3' });
    expect([answer.statusCode, answer.json().result]).toEqual([200, 'ignored']);
  });
});

it('An approval that was used before is asked for anew, and its order is paid with the next one', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id } = await shopper.places({ billingProvider: 'paypal' });
  // It may have been this order that it was used for: a search knows of that later.
  expect(refusal(await pay(shopper, id, 'fake-consumed-nonce')).code).toBe('payment_unavailable');
  await store.sweep();
  expect((await paymentsOf(store.database.db, id)).map(({ status }) => status)).toEqual(['started']);
  store.clock.forward(6 * 60_000);
  await store.sweep();
  expect((await paymentsOf(store.database.db, id)).map(({ failure }) => failure?.code)).toEqual([
    'approval_spent',
  ]);
  // Sent once more it is known to be spent, and no search is waited for.
  expect(refusal(await pay(shopper, id, 'fake-consumed-nonce')).code).toBe('payment_failed');
  expect((await paymentsOf(store.database.db, id))[0]?.failure?.code).toBe('approval_spent');
  const paymentToken = {
    id: 'fake-paypal-billing-agreement-nonce',
    card: { last4: '', brand: 'PayPal' },
    deviceData: '{"correlation_id":"1f"}',
  };
  expect(result(await shopper.client.payOrder(id, { paymentToken })).status).toBe('paid');
});

it('A sale whose answer was lost is no failure while searches do not know it, and is paid once they do', async () => {
  const { shopper, order } = await ordered();
  await store.searchesLag(60_000);
  await store.fault('drop-after-effect');
  for (const _try of ['first', 'again'])
    expect(refusal(await pay(shopper, order.id, NONCES.succeeds)).code).toBe('payment_unavailable');
  store.clock.forward(60_000);
  await store.sweep();
  expect(result(await shopper.client.order(order.id)).status).toBe('awaiting_payment');
  await store.searchesLag(0);
  store.clock.forward(60_000);
  await store.sweep();
  expect(result(await shopper.client.order(order.id)).status).toBe('paid');
  expect(await store.booksOf(order.id)).toHaveLength(1);
});

it('What the browser told of its device goes to Braintree with the token', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id } = await shopper.places({ billingProvider: 'paypal' });
  // The gateway refuses what is none, so that it must have arrived.
  const paymentToken = {
    id: 'fake-paypal-billing-agreement-nonce',
    card: { last4: '', brand: 'PayPal' },
    deviceData: 'nonsense',
  };
  const refused = refusal(await shopper.client.payOrder(id, { paymentToken }));
  expect(refused.error).toMatch(/data collector/i);
});
