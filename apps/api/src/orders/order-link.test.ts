import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CardStore, openCardStore } from '../testing/card-store.ts';
import type { Shopper } from '../testing/shopper.ts';

const DAY_MS = 24 * 3_600_000;

let store: CardStore;
beforeAll(async () => {
  store = await openCardStore();
});
afterAll(() => store.close());

const opens = async (
  shopper: Shopper,
  id: string,
  token: string,
): Promise<{ status: number; token: string }> => {
  const answer = await shopper.fetch(`/api/orders/${id}?token=${encodeURIComponent(token)}`);
  // The contract says what an order is answered with.
  const body = (await answer.json()) as { result?: { token: string } };
  return { status: answer.status, token: body.result?.token ?? '' };
};

const paid = async (): Promise<{ id: string; token: string; link: string }> => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id, token } = await shopper.places();
  await shopper.client.payOrder(id, { paymentToken: 'tok_visa' });
  await store.sweep();
  const link = /token=([^\s"&<]+)/.exec(store.sentMail.at(-1)?.text ?? '')?.[1] ?? '';
  return { id, token, link: decodeURIComponent(link) };
};

test('The link in an email opens its order for 90 days', async () => {
  const { id, link } = await paid();
  store.clock.forward(89 * DAY_MS);
  expect((await opens(store.shopper(), id, link)).status).toBe(200);
  store.clock.forward(2 * DAY_MS);
  expect((await opens(store.shopper(), id, link)).status).toBe(404);
});

test('The token of an answer lasts an hour, and its use does not make it longer', async () => {
  const { id, token } = await paid();
  store.clock.forward(3_599_000);
  const opened = await opens(store.shopper(), id, token);
  expect(opened).toEqual({ status: 200, token });
  store.clock.forward(1_000);
  expect((await opens(store.shopper(), id, opened.token)).status).toBe(404);
});

test('A link opens its order on the storefront that sold it, and on no other one', async () => {
  const { id, link } = await paid();
  expect((await opens(store.shopper('hevea.localhost'), id, link)).status).toBe(404);
  expect((await opens(store.shopper(), id, link)).status).toBe(200);
});
