import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CardStore, openCardStore } from '../../testing/card-store.ts';
import { refusal } from '../../testing/shopper.ts';

const lines: Record<string, unknown>[] = [];

let store: CardStore;
beforeAll(async () => {
  const logger = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  store = await openCardStore({ logger });
});
afterAll(() => store.close());

it('a card without enough money is logged as an event of its own, once for each try [K8.02]', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id } = await shopper.places();
  const events = async () => {
    await store.sweep();
    return lines.filter(({ event }) => event === 'insufficientFunds');
  };
  refusal(await shopper.client.payOrder(id, { paymentToken: 'tok_chargeDeclined' }));
  expect(await events()).toEqual([]);
  refusal(await shopper.client.payOrder(id, { paymentToken: 'tok_chargeDeclinedInsufficientFunds' }));
  await shopper.client.refreshOrder(id);
  expect(await events()).toMatchObject([{ orderId: id, storefront: 'halcyon', provider: 'stripeDirect' }]);
});

it('an order, a coupon and a payment that fail without a message are told in the words for it [K8.01]', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const order = await shopper.order();
  const { id } = await shopper.places();
  await store.database.db.execute(sql`alter table carts rename to carts_out_of_reach`);
  await store.database.db.execute(sql`alter table payments rename to payments_out_of_reach`);
  const failed = [
    await shopper.client.createOrder(order),
    await shopper.client.setCoupon('SLEEP10'),
    await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }),
  ];
  expect(failed.map((answer) => refusal(answer).error)).toEqual(
    failed.map(() => 'An error occurred, please try again'),
  );
});
