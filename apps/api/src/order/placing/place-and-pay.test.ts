import { randomUUID } from 'node:crypto';
import type { CreateOrder } from '@counterpane/contract/orders/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CardStore, openCardStore } from '../../testing/card-store.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { payments } from '../payments/tables.ts';

let store: CardStore;
beforeAll(async () => {
  store = await openCardStore({}, undefined, ['stripeDirect', 'link']);
});
afterAll(() => store.close());

/** A shopper with a pillow, and a press of the button that may be sent again. */
const aboutToOrder = async (change: Partial<CreateOrder>) => {
  const shopper = store.shopper();
  await shopper.adds('pillow', 'king');
  const order = await shopper.order(change);
  const idempotencyKey = randomUUID();
  const press = (again: Partial<CreateOrder> = {}) =>
    shopper.client.createOrder({ ...order, ...again }, { idempotencyKey });
  return { shopper, press };
};

const byCard = (paymentToken: string) => ({ paymentDetails: { paymentToken } });

const chargesOf = async (id: string) =>
  (await store.ledger()).filter(({ kind, orderId }) => kind === 'charge' && orderId === id);

const attemptsOf = (id: string) => store.database.db.select().from(payments).where(eq(payments.orderId, id));

/** The order that a refused payment was for. */
const orderIdOf = (refused: object): string => ('orderId' in refused ? String(refused.orderId) : '');

const isEmpty = async (shopper: Shopper) => result(await shopper.client.cart()).items.length === 0;

it('An order is created and paid in one call, and the same press again is the same paid order [K4.20]', async () => {
  const { shopper, press } = await aboutToOrder(byCard('tok_visa'));
  const first = result(await press());
  expect(first.status).toBe('paid');
  expect(await isEmpty(shopper)).toBe(true);
  expect(result(await press())).toMatchObject({ id: first.id, status: 'paid' });
  expect(await chargesOf(first.id)).toHaveLength(1);
});

it('A press whose payment was not answered goes on where it was', async () => {
  const { press } = await aboutToOrder(byCard('tok_visa'));
  await store.fault({ kind: 'drop-after-effect', path: '/v1/payment_intents', times: 2 });
  const lost = refusal(await press());
  expect(lost.code).toBe('payment_unavailable');
  const paid = result(await press());
  expect(paid).toMatchObject({ id: orderIdOf(lost), status: 'paid' });
  expect(await chargesOf(paid.id)).toHaveLength(1);
  expect(await attemptsOf(paid.id)).toHaveLength(1);
});

it('A card that was declined is declined once: the same press again is no new try', async () => {
  const { shopper, press } = await aboutToOrder(byCard('tok_chargeDeclined'));
  const declined = refusal(await press());
  expect(declined.code).toBe('payment_failed');
  expect(refusal(await press())).toMatchObject({ code: 'payment_failed', error: declined.error });
  const id = orderIdOf(declined);
  expect(await attemptsOf(id)).toHaveLength(1);
  // Paying by itself is for another card.
  expect(result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' })).status).toBe('paid');
});

it('The same press with another card is the same order and another attempt, and the first card stays declined', async () => {
  const { press } = await aboutToOrder(byCard('tok_chargeDeclined'));
  const declined = refusal(await press());
  const paid = result(await press(byCard('tok_visa')));
  expect(paid).toMatchObject({ id: orderIdOf(declined), status: 'paid' });
  expect(await attemptsOf(paid.id)).toHaveLength(2);
  // What is paid by now is the answer to every one of them.
  expect(result(await press())).toMatchObject({ id: paid.id, status: 'paid' });
  expect(await chargesOf(paid.id)).toHaveLength(1);
});

it('A press that came too late to pay is paid when it is sent again, whatever was declined before it', async () => {
  const { shopper, press } = await aboutToOrder({});
  const { id } = result(await press());
  refusal(await shopper.client.payOrder(id, { paymentToken: 'tok_chargeDeclined' }));
  expect(result(await press(byCard('tok_visa')))).toMatchObject({ id, status: 'paid' });
});

it('A card that is declined is declined once, also by presses that come at once', async () => {
  const { press } = await aboutToOrder(byCard('tok_chargeDeclined'));
  const answers = await Promise.all([press(), press(), press()]);
  expect(answers.filter(({ ok }) => ok)).toEqual([]);
  const id = orderIdOf(refusal(await press()));
  expect(await attemptsOf(id)).toHaveLength(1);
});

it('Presses that come at once are one order that is paid once', async () => {
  const { press } = await aboutToOrder(byCard('tok_visa'));
  await Promise.all([press(), press(), press()]);
  const { id, status } = result(await press());
  expect(status).toBe('paid');
  expect(await chargesOf(id)).toHaveLength(1);
  expect(await attemptsOf(id)).toHaveLength(1);
});

it('A page of the provider is opened in the same call, and the same press leads to the same page', async () => {
  const { press } = await aboutToOrder({ billingProvider: 'link', paymentDetails: { hostedPage: true } });
  const { paymentDetails, status } = result(await press());
  expect(status).toBe('awaiting_payment');
  expect(paymentDetails.nextAction?.url).toMatch(/^http/);
  expect(result(await press()).paymentDetails).toEqual(paymentDetails);
});

it('Without a payment the order waits for one', async () => {
  const { press } = await aboutToOrder({});
  const first = result(await press());
  expect(first.status).toBe('awaiting_payment');
  expect(result(await press())).toEqual(first);
});
