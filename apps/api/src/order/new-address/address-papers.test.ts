import { extractText } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { refundsOf } from '../refunds/store.ts';
import { CALIFORNIA, openDearAddresses } from './testing/dear-address.ts';

const store = useTestStore(openCardStore);
let shop: Awaited<ReturnType<typeof openDearAddresses>>;
beforeAll(async () => {
  shop = await openDearAddresses(store);
});

const paperOf = async (shopper: Shopper, path: string): Promise<string> => {
  const answer = await shopper.fetch(`/api/orders/${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
  return text.replace(/\s+/g, ' ');
};

const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

it('The papers of an order that went where it costs more come to what was paid: its invoice, that of the difference, its receipt and its credit note', async () => {
  const made = await shop.orders(store.shopper());
  const { shopper, id, order } = made;
  const { seen } = await shop.asksFor(made, CALIFORNIA);
  await shop.types(made, await shop.opensPage(made));
  const whole = order.total.amount + seen.toPay.amount;
  expect(await paperOf(shopper, `${id}/invoice`)).toContain(dollars(order.total.amount));
  const { orders = [] } = result(await shopper.client.order(id)).addressPaid ?? {};
  const difference = await paperOf(shopper, `${orders[0]?.id}/invoice`);
  expect(difference).toContain(`Invoice ${orders[0]?.shortId}`);
  expect(difference).toContain(`For the new address of order ${order.shortId}`);
  expect(difference).toContain('Taxes');
  expect(difference).toContain('Recycling Fee');
  expect(difference).not.toContain('Subtotal');
  expect(difference).toContain(dollars(seen.toPay.amount));
  expect(difference).toContain('San Francisco');
  const receipt = await paperOf(shopper, `${id}/receipt`);
  expect(receipt).toContain('Paid for the new address');
  expect(receipt).toContain(dollars(whole));

  expect(await shop.cancels(made, 2)).toBe(whole);
  const first = (await refundsOf(store.database.db, id)).find(({ besideId }) => besideId === null);
  const note = await paperOf(shopper, `${id}/credit-notes/${first?.id}`);
  expect(note).toContain('Recycling Fee');
  expect(note).toContain('Less what went back another way');
  expect(note).toContain(dollars(order.total.amount));
  // What opens the order opens what was paid for it.
  const path = `${orders[0]?.id}/invoice`;
  expect((await store.shopper().fetch(`/api/orders/${path}`)).status).toBe(404);
  const link = new URLSearchParams({ token: order.token });
  expect(await paperOf(store.shopper(), `${path}?${link}`)).toContain('For the new address');
});
