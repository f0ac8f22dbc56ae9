import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { PAYMENT_METHODS } from '@counterpane/rules/payments/methods';
import { describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { signsIn } from '../../testing/customer-browser.ts';
import { HOME, refusal, result, type Shopper } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { deliverEvent, succeededIntent } from '../../testing/stripe-events.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { findOrder } from '../orders/store.ts';
import { paymentsOf } from './store.ts';

const METHODS = PAYMENT_METHODS.filter(({ integration }) => integration === 'card-provider').map(
  ({ id }) => id,
);
const TOTAL = 76_104;

const store = useTestStore(() => openCardStore({}, undefined, METHODS));

const ordered = async (billingProvider: string) => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  return { shopper, order: await shopper.places({ billingProvider }) };
};

/** Sends the shopper to the provider's page; its address. */
const goesToPage = async (shopper: Shopper, id: string): Promise<string> => {
  const waiting = result(await shopper.client.payOrder(id, { hostedPage: true }));
  return waiting.paymentDetails.nextAction?.url ?? '';
};

/** Presses a button there; where that leads, empty when the shopper stays. */
const answers = async (page: string, answer: string): Promise<string> =>
  (await store.atProvider(page, { answer })).headers.get('location') ?? '';

const statusAfter = async (shopper: Shopper, id: string) =>
  result(await shopper.client.refreshOrder(id)).status;

const booksOf = async (orderId: string) =>
  (await store.ledger())
    .filter((entry) => entry.orderId === orderId)
    .map(({ kind, amount }) => `${kind} ${amount}`);

/** A token as the wallet's sheet gives it to the store's page. */
const approvedInWallet = async (card: string, wallet: string): Promise<string> => {
  const body = new URLSearchParams({
    key: 'pk_test_1',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][token]': card,
    'payment_method_data[card][wallet]': wallet,
  });
  const answer = await fetch(`${store.sandboxUrl}/v1/confirmation_tokens`, { method: 'POST', body });
  return (await answer.json()).id;
};

describe('what the card provider takes besides cards', () => {
  it('is offered by its own names, each where it can be had [K3.48, K3.49, K3.54, K3.58, K3.59, K3.60]', async () => {
    const labels = async (host: string) =>
      result(await store.shopper(host).client.checkout()).paymentProviders.map(({ id, label }) => [
        id,
        label,
      ]);
    const wallets = [
      ['applepay', 'Apple Pay'],
      ['googlepay', 'Google Pay'],
    ];
    const request = ['stripePaymentRequest', 'Browser wallet'];
    const later = [
      ['link', 'Link'],
      ['afterPay', 'After Pay'],
    ];
    expect(await labels('halcyon.localhost')).toEqual([
      ['stripeDirect', 'Card'],
      ...wallets,
      request,
      ...later,
      ['bank', 'Bank'],
    ]);
    expect(await labels('halcyon-ca.localhost')).toEqual([
      ['stripeCanada', 'Card'],
      ...wallets,
      request,
      ...later,
    ]);
    expect(await labels('halcyon-uk.localhost')).toEqual([['stripeDirect', 'Card'], ...wallets]);
  });

  it('is named as unavailable where it does not take the total [K3.34]', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    expect(result(await shopper.client.checkout()).unavailablePaymentProviders).toEqual([]);
    await shopper.adds('mattress', 'queen', 5);
    expect(result(await shopper.client.checkout()).unavailablePaymentProviders).toEqual(['afterPay']);
    const order = await shopper.order({ billingProvider: 'afterPay' });
    expect(refusal(await shopper.client.createOrder(order))).toMatchObject({
      code: 'not_this_total',
      error: 'After Pay does not take a total like this one. Please choose another way to pay.',
    });
  });
});

it('A way to pay that takes no such total takes what store credit leaves: the page offers it, and the step accepts it', async () => {
  const email = 'hedy@example.com';
  const shopper = store.shopper('drift.localhost');
  await shopper.adds('mattress', 'queen', 12);
  const first = await shopper.places({ email });
  result(await shopper.client.payOrder(first.id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  const manager = await signedIn(store, 'Maya', 'manager');
  const staff = createStaffOrdersClient((path, init) => manager.fetch(path, init));
  result(
    await staff.refund(first.id, { amount: first.total.amount - 100_000, reason: 'Sorry', credit: 'all' }),
  );
  await signsIn(store, shopper, email);
  await shopper.adds('mattress', 'queen', 12);
  result(await shopper.client.saveShipping({ email, address: HOME }));
  const step = { sameAsShipping: true, paymentProvider: 'afterPay', cardToken: null };
  const refusedNow = async () => {
    const { unavailablePaymentProviders } = result(await shopper.client.checkout());
    const answer = await shopper.client.saveBilling(step);
    return [unavailablePaymentProviders.includes('afterPay'), answer.ok ? null : answer.error.code];
  };
  expect(await refusedNow()).toEqual([true, 'not_this_total']);
  result(await shopper.client.useCredit(true));
  expect(await refusedNow()).toEqual([false, null]);
});

describe('Link, Afterpay and a bank', () => {
  it.each([
    ['link', 'approve', null],
    ['link', 'card', '4242'],
    ['afterPay', 'approve', null],
  ])(
    'take the whole order once on their own page, each by its own handler: %s, %s [K4.21]',
    async (method, answer, last4) => {
      const { shopper, order } = await ordered(method);
      const back = await answers(await goesToPage(shopper, order.id), answer);
      expect(back).toContain(`/checkout/review?orderId=${order.id}`);
      const paid = result(await shopper.client.refreshOrder(order.id));
      expect(paid).toMatchObject({ status: 'paid', paymentDetails: { provider: method, last4 } });
      // A shopper who comes back twice finds it paid, and pays once.
      expect(await statusAfter(shopper, order.id)).toBe('paid');
      expect(await booksOf(order.id)).toEqual([`charge ${TOTAL}`]);
      expect(await accountsOf(store, order.id)).toEqual({ [`provider:${method}`]: TOTAL, sales: -TOTAL });
    },
  );

  it('are asked before the same cart is ordered another way: who has paid on the page pays once', async () => {
    const { shopper, order } = await ordered('link');
    await answers(await goesToPage(shopper, order.id), 'approve');
    const again = await shopper.places({ billingProvider: 'stripeDirect' });
    expect(again).toMatchObject({ id: order.id, status: 'paid', paymentDetails: { provider: 'link' } });
    // The page goes on to pay what it was answered.
    expect(result(await shopper.client.payOrder(again.id, { paymentToken: 'tok_visa' })).status).toBe('paid');
    expect(await booksOf(order.id)).toEqual([`charge ${TOTAL}`]);
  });

  it('do not stop a shopper who has not paid on their page from paying another way', async () => {
    const { shopper, order } = await ordered('link');
    await goesToPage(shopper, order.id);
    const again = await shopper.places({ billingProvider: 'stripeDirect' });
    expect(again.id).not.toBe(order.id);
    expect(result(await shopper.client.payOrder(again.id, { paymentToken: 'tok_visa' })).status).toBe('paid');
    expect(await booksOf(order.id)).toEqual([]);
  });

  it('leave the shopper on their page after a decline, to try again', async () => {
    const { shopper, order } = await ordered('afterPay');
    const page = await goesToPage(shopper, order.id);
    expect(await answers(page, 'decline')).toBe('');
    expect(await statusAfter(shopper, order.id)).toBe('awaiting_payment');
    expect(await answers(page, 'approve')).not.toBe('');
    expect(await statusAfter(shopper, order.id)).toBe('paid');
    expect(await booksOf(order.id)).toEqual([`charge ${TOTAL}`]);
  });

  it('are left for another way to pay, and their page takes nothing any more', async () => {
    const { shopper, order } = await ordered('link');
    const page = await goesToPage(shopper, order.id);
    const cart = result(await shopper.client.cart());
    const again = await shopper.places({ billingProvider: 'stripeDirect', expectedTotal: cart.totalPrice });
    expect(result(await shopper.client.payOrder(again.id, { paymentToken: 'tok_visa' })).status).toBe('paid');
    await store.sweep();
    await answers(page, 'approve');
    const charged = [...(await booksOf(order.id)), ...(await booksOf(again.id))];
    expect(charged.filter((line) => line.startsWith('charge'))).toHaveLength(1);
  });

  it('are found by the sweeper when the shopper does not come back', async () => {
    const { shopper, order } = await ordered('afterPay');
    await answers(await goesToPage(shopper, order.id), 'approve');
    await store.letTimePass(order.id);
    await store.sweep();
    expect(result(await shopper.client.order(order.id)).status).toBe('paid');
  });

  it('keep a bank’s order waiting until the webhook says that the money came', async () => {
    const { shopper, order } = await ordered('bank');
    const back = await answers(await goesToPage(shopper, order.id), 'processing');
    expect(back).toContain(order.id);
    expect(await statusAfter(shopper, order.id)).toBe('processing');
    expect(await booksOf(order.id)).toEqual([]);
    const [payment] = await paymentsOf(store.database.db, order.id);
    const intent = succeededIntent(order.id, payment?.reference ?? '', TOTAL);
    expect((await deliverEvent(store, 'payment_intent.succeeded', intent)).statusCode).toBe(200);
    expect(result(await shopper.client.order(order.id)).status).toBe('paid');
  });

  it('keep the goods of a bank’s order set aside while its money is on its way for days', async () => {
    const { shopper, order } = await ordered('bank');
    await answers(await goesToPage(shopper, order.id), 'processing');
    expect(await statusAfter(shopper, order.id)).toBe('processing');
    await store.letTimePass(order.id);
    for (let day = 0; day < 5; day += 1) {
      store.clock.forward(24 * 60 * 60_000);
      await store.sweep();
    }
    const waiting = await findOrder(store.database.db, order.id);
    expect(waiting).toMatchObject({ status: 'processing', stockIsReserved: true, attention: null });
  });

  it('tell of a bank that says no days later, and the order can be paid another way', async () => {
    const { shopper, order } = await ordered('bank');
    await answers(await goesToPage(shopper, order.id), 'insufficient');
    await expect.poll(() => statusAfter(shopper, order.id)).toBe('payment_failed');
    const failed = result(await shopper.client.order(order.id));
    expect(failed.paymentDetails.failure).toMatch(/insufficient funds/);
    expect(result(await shopper.client.payOrder(order.id, { hostedPage: true })).status).toBe(
      'awaiting_payment',
    );
  });
});

describe('a wallet', () => {
  it.each(['googlepay', 'applepay'])('gives a token that pays the order, once: %s', async (method) => {
    const { shopper, order } = await ordered(method);
    const token = await approvedInWallet('tok_visa', method === 'googlepay' ? 'google_pay' : 'apple_pay');
    const paid = result(await shopper.client.payOrder(order.id, { paymentToken: token }));
    expect(paid).toMatchObject({
      status: 'paid',
      paymentDetails: { provider: method, brand: 'visa', last4: '4242', intentStatus: 'succeeded' },
    });
    const other = await ordered(method);
    const used = await other.shopper.client.payOrder(other.order.id, { paymentToken: token });
    expect(refusal(used)).toMatchObject({ code: 'payment_failed' });
    expect(await booksOf(other.order.id)).toEqual([]);
  });

  it('whose card is declined fails in the words of the bank', async () => {
    const { shopper, order } = await ordered('googlepay');
    const token = await approvedInWallet('tok_chargeDeclined', 'google_pay');
    expect(refusal(await shopper.client.payOrder(order.id, { paymentToken: token }))).toMatchObject({
      code: 'payment_failed',
      error: 'Your card was declined.',
    });
  });

  it('whose card wants 3-D Secure sends the shopper there, and the checkout knows the secret of the open payment [K3.32]', async () => {
    const { shopper, order } = await ordered('googlepay');
    const token = await approvedInWallet('tok_threeDSecure2Required', 'google_pay');
    const card = { last4: '', brand: 'Google Pay' };
    result(
      await shopper.client.saveBilling({
        sameAsShipping: true,
        paymentProvider: 'googlepay',
        cardToken: { id: token, card },
      }),
    );
    expect(result(await shopper.client.checkout())).toMatchObject({
      paymentElementPaymentProvider: 'googlepay',
      paymentElementConfirmationTokenObject: { id: token, object: 'confirmation_token' },
      paymentElementClientSecret: null,
      stripeExtraData: { paymentMethodTypes: ['google_pay'] },
      isStripeValid: false,
    });
    const waiting = result(await shopper.client.payOrder(order.id, { paymentToken: token }));
    const { nextAction } = waiting.paymentDetails;
    expect(nextAction).toMatchObject({ type: 'challenge' });
    const secret = nextAction?.type === 'challenge' ? nextAction.clientSecret : '';
    expect(result(await shopper.client.checkout()).paymentElementClientSecret).toBe(secret);
    await answers(nextAction?.url ?? '', 'decline');
    const failed = result(await shopper.client.refreshOrder(order.id));
    expect(failed.paymentDetails.intentStatus).toBe('requires_payment_method');
    expect(result(await shopper.client.checkout()).paymentElementClientSecret).toBeNull();
  });
});

describe('the way back from the card provider', () => {
  it('for an order that there is not says which one it was', async () => {
    const id = 'a'.repeat(24);
    expect(refusal(await store.shopper().client.refreshOrder(id))).toMatchObject({
      status: 404,
      error: `Order not found. OrderId: ${id}`,
    });
  });
});
