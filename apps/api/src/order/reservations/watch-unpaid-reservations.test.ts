import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { carts } from '../../cart/carts/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { stockOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { orderDemand } from '../orders/tables.ts';

const store = useTestStore(() => openCardStore({}, undefined, ['stripeDirect', 'stripeCanada']));

const MINUTE = 60_000;
const QUEEN = 'halcyon/hal-classic-foam-s:queen';

const reserved = async (): Promise<number> => (await stockOf(store, QUEEN)).reserved;

const stateOf = async (shopper: Shopper, id: string) => {
  await store.sweep();
  return result(await shopper.client.order(id)).status;
};

/** Puts as many lines of their own into the cart as a cart holds. */
const fills = async (shopper: Shopper, lines: number, quantity: number) => {
  const { id } = await shopper.adds('mattress', 'queen', quantity);
  const isOurs = eq(carts.id, id ?? '');
  const { db } = store.database;
  const [cart] = await db.select().from(carts).where(isOurs);
  // Adding more of the same joins a line: each of them stands for one that something else was chosen for.
  const alike = (cart?.lines ?? []).flatMap((line) =>
    Array.from({ length: lines }, (_, index) => ({ ...line, id: `line-${index}` })),
  );
  await db.update(carts).set({ lines: alike }).where(isOurs);
};

it('Four visitors with fifty lines of a hundred mattresses each reserve nothing', async () => {
  for (let count = 0; count < 4; count += 1) {
    const shopper = store.shopper();
    await fills(shopper, 50, 100);
    const order = await shopper.order();
    expect(refusal(await shopper.client.createOrder(order))).toMatchObject({
      status: 422,
      code: 'too_many_unpaid',
      most: 100,
      error: expect.stringContaining('For a large order, please write to us.'),
    });
  }
  expect(await reserved()).toBe(0);
});

it('One visitor reserves no more over several storefronts than at one', async () => {
  const shopper = store.shopper();
  await shopper.adds('pillow', 'king', 60);
  const first = await shopper.places();
  // As it is where storefronts sell from one stock.
  const { db } = store.database;
  const shared = sql`replace(${orderDemand.item}, 'halcyon/', 'halcyon-ca/')`;
  await db.update(orderDemand).set({ item: shared }).where(eq(orderDemand.orderId, first.id));
  const { cookie } = shopper;
  const elsewhere = store.shopper('halcyon-ca.localhost');
  elsewhere.browsesAs(cookie);
  await elsewhere.adds('pillow', 'king', 60);
  const canada = { country: 'CA', state: 'ON', zip: 'M5V 2T6', city: 'Toronto', phone: '4165550100' };
  const address = { fullName: 'Ada Lovelace', line1: '1 Front St', line2: '', ...canada };
  const order = await elsewhere.order({
    shippingAddress: address,
    billingAddress: address,
    billingProvider: 'stripeCanada',
  });
  const refused = refusal(await elsewhere.client.createOrder(order));
  expect(refused.code).toBe('too_many_unpaid');
});

it('New visitors of one address reserve two hundred units of an item together, those of another are not kept out', async () => {
  const places = async (ip: string) => {
    const shopper = store.shopper(undefined, ip);
    await shopper.adds('pillow', 'standard', 80);
    return shopper.client.createOrder(await shopper.order());
  };
  expect([(await places('203.0.113.1')).ok, (await places('203.0.113.1')).ok]).toEqual([true, true]);
  expect(refusal(await places('203.0.113.1'))).toMatchObject({ code: 'too_many_unpaid', most: 200 });
  expect((await places('203.0.113.2')).ok).toBe(true);
});

it('Orders of one address that come at the same moment cannot pass the limit together', async () => {
  const placing = await Promise.all(
    ['203.0.113.9', '203.0.113.9', '203.0.113.9', '203.0.113.9'].map(async (ip) => {
      const shopper = store.shopper(undefined, ip);
      await shopper.adds('pillow', 'king', 90);
      return { shopper, order: await shopper.order() };
    }),
  );
  const answers = await Promise.all(placing.map(({ shopper, order }) => shopper.client.createOrder(order)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
});

it('A cart that is ordered again takes the place of its unpaid order and never meets the limit', async () => {
  const shopper = store.shopper();
  await shopper.adds('pillow', 'king', 60);
  await shopper.places();
  await shopper.adds('mattress', 'twin');
  expect((await shopper.places()).status).toBe('awaiting_payment');
});

it('An order that nobody begins to pay gives its stock back after five minutes', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'full');
  const { id } = await shopper.places();
  store.clock.forward(4 * MINUTE);
  expect(await stateOf(shopper, id)).toBe('awaiting_payment');
  store.clock.forward(MINUTE + 1);
  expect(await stateOf(shopper, id)).toBe('cancelled');
});

it('Beginning to pay keeps the stock for twenty minutes, and a failed payment for no longer', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'full');
  const { id } = await shopper.places();
  store.clock.forward(4 * MINUTE);
  expect(refusal(await shopper.client.payOrder(id, { paymentToken: 'tok_chargeDeclined' })).status).toBe(422);
  store.clock.forward(19 * MINUTE);
  expect(await stateOf(shopper, id)).toBe('payment_failed');
  store.clock.forward(MINUTE + 1);
  expect(await stateOf(shopper, id)).toBe('cancelled');
});

it('However often paying fails, an order reserves its stock for forty minutes, and the cart can be ordered again', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'full');
  const { id } = await shopper.places();
  for (let tries = 0; tries < 3; tries += 1) {
    store.clock.forward(tries === 0 ? 4 * MINUTE : 17 * MINUTE);
    expect(refusal(await shopper.client.payOrder(id, { paymentToken: 'tok_chargeDeclined' })).status).toBe(
      422,
    );
  }
  store.clock.forward(2 * MINUTE);
  expect(refusal(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' })).code).toBe('order_closed');
  // Before the sweeper has come, too.
  const again = await shopper.places();
  expect(again.id).not.toBe(id);
  expect(result(await shopper.client.payOrder(again.id, { paymentToken: 'tok_visa' })).status).toBe('paid');
  expect(await stateOf(shopper, id)).toBe('cancelled');
});

it('Who pays on the provider’s page after the stock was given back still has an order', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'full');
  const { id } = await shopper.places();
  const page = result(await shopper.client.payOrder(id, { paymentToken: 'tok_threeDSecure2Required' }));
  store.clock.forward(21 * MINUTE);
  await store.atProvider(page.paymentDetails.nextAction?.url ?? '', { answer: 'approve' });
  expect(await stateOf(shopper, id)).toBe('paid');
});

it('A purchase of everything at once meets no limit', async () => {
  const shopper = store.shopper(undefined, '203.0.113.60');
  for (const size of ['twin', 'queen', 'king']) await shopper.adds('mattress', size, 2);
  for (const size of ['standard', 'king']) await shopper.adds('pillow', size, 4);
  for (const code of ['NOTACODE', 'SLEEP1O', 'SLEEP10']) await shopper.client.setCoupon(code);
  const typos = { street: '20 W 34th St', country: 'US', state: 'NY', zip: '10001', city: 'New York' };
  for (let count = 0; count < 20; count += 1) result(await shopper.client.validateAddress(typos));
  for (let count = 0; count < 4; count += 1) {
    const { id } = await shopper.places();
    if (count < 2)
      expect(refusal(await shopper.client.payOrder(id, { paymentToken: 'tok_chargeDeclined' })).status).toBe(
        422,
      );
    await shopper.adds('pillow', 'king');
  }
  const { id } = await shopper.places();
  result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  expect(result(await shopper.client.refreshOrder(id)).status).toBe('paid');
});
