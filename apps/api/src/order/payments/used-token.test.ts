import { expect, test } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

/** A token of a card that was typed: unlike the provider's test tokens it is used once. */
const typesCard = async (): Promise<string> => {
  const card = { number: '4242424242424242', exp_month: '12', exp_year: '40', cvc: '123' };
  const fields = Object.entries(card).map(([name, value]): [string, string] => [`card[${name}]`, value]);
  const answer = await store.atProvider(`${store.sandboxUrl}/v1/tokens`, {
    key: 'pk_test_1',
    ...Object.fromEntries(fields),
  });
  return (await answer.json()).id;
};

const ordered = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  return { shopper, order: await shopper.places() };
};

test('the token of a card that has paid one order pays no other one', async () => {
  const paymentToken = await typesCard();
  expect(paymentToken).toMatch(/^tok_/);
  const first = await ordered();
  const second = await ordered();
  const pays = ({ shopper, order }: typeof first) => shopper.client.payOrder(order.id, { paymentToken });
  expect(result(await pays(first)).status).toBe('paid');
  expect(refusal(await pays(second))).toMatchObject({ code: 'payment_failed' });
  expect(result(await second.shopper.client.order(second.order.id)).status).toBe('payment_failed');
  // A shopper who sends it again for its own order has paid that order once.
  expect(result(await pays(first)).status).toBe('paid');
  const charged = (await store.ledger()).filter(({ kind }) => kind === 'charge');
  expect(charged.map(({ orderId }) => orderId)).toEqual([first.order.id]);
});
