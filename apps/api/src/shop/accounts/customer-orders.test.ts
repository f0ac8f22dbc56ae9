import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders } from '../../order/orders/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { accountOf, signsIn } from '../../testing/customer-browser.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

const drifter = () => store.shopper('drift.localhost');

/** A guest's order, paid on a storefront with an email. */
const buys = async (email: string, host = 'halcyon.localhost') => {
  const guest = store.shopper(host);
  await guest.adds('pillow', 'standard');
  const { id } = await guest.places({ email });
  result(await guest.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  return id;
};

it('An account shows the orders of all brands that were placed with its email, and no other [C2.41]', async () => {
  const older = await buys('Ada@Example.com');
  store.clock.forward(1_000);
  const newer = await buys('ada@example.com', 'drift.localhost');
  await buys('charles@example.com');
  const account = await signsIn(store, drifter(), 'ada@example.com');
  const shown = result(await account.customer());
  expect(shown.orders.map(({ id, brandName, status }) => [id, brandName, status])).toEqual([
    [newer, 'Drift', 'preparing'],
    [older, 'Halcyon', 'preparing'],
  ]);
  expect(shown.orders[0]?.things.map(({ quantity }) => quantity)).toEqual([1]);
  expect(shown.olderPage).toBeNull();
});

it('An order is open to the account that it belongs to, and hides nothing of the person from it, until it signs out [C2.42]', async () => {
  const id = await buys('grace@example.com');
  const shopper = drifter();
  expect(refusal(await shopper.client.order(id)).code).toBe('order_not_found');
  const account = await signsIn(store, shopper, 'grace@example.com');
  const order = result(await shopper.client.order(id));
  expect([order.email, order.shippingDetails.lastName]).toEqual(['grace@example.com', 'Lovelace']);
  expect(result(await shopper.client.fulfillment(id)).status).toBe('preparing');
  result(await account.signOutCustomer());
  expect(refusal(await shopper.client.order(id)).code).toBe('order_not_found');
});

it('An account opens no order of another email, though name, phone and address are the same', async () => {
  const id = await buys('mary@example.com');
  const shopper = drifter();
  await signsIn(store, shopper, 'mallory@example.com');
  expect(refusal(await shopper.client.order(id)).code).toBe('order_not_found');
  expect(refusal(await shopper.client.fulfillment(id)).code).toBe('order_not_found');
});

it('An order that was never paid for, and one whose person was erased, stand in no account', async () => {
  const guest = store.shopper();
  await guest.adds('pillow', 'standard');
  await guest.places({ email: 'rosalind@example.com' });
  const erased = await buys('rosalind@example.com');
  await store.database.db.update(orders).set({ email: '' }).where(eq(orders.id, erased));
  const account = await signsIn(store, drifter(), 'rosalind@example.com');
  expect(result(await account.customer()).orders).toEqual([]);
});

it('More orders than a page has stand on the next one', async () => {
  const id = await buys('hedy@example.com');
  const { db } = store.database;
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error('there is no order to copy');
  const copies = Array.from({ length: 20 }, (_, count) => ({
    ...row,
    id: count.toString(16).padStart(24, 'c'),
    shortId: `COPY-${count}`,
    cartVersion: 1_000 + count,
    requestHash: `copy ${count}`,
  }));
  await db.insert(orders).values(copies);
  const account = await signsIn(store, drifter(), 'hedy@example.com');
  const [first, second] = [result(await account.customer()), result(await account.customer(2))];
  expect([first.orders.length, first.olderPage, second.orders.length, second.olderPage]).toEqual([
    20,
    2,
    1,
    null,
  ]);
});

it('A customer who is signed in is no one on a storefront without accounts', async () => {
  const id = await buys('joan@example.com');
  const shopper = drifter();
  await signsIn(store, shopper, 'joan@example.com');
  const elsewhere = store.shopper('hevea.localhost');
  elsewhere.browsesAs(shopper.cookie);
  expect(refusal(await elsewhere.client.order(id)).code).toBe('order_not_found');
  expect(refusal(await accountOf(elsewhere).customer()).status).toBe(404);
});
