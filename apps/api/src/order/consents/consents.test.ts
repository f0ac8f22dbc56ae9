import { expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, refusal, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

/** A paid order of a person who agrees to what is named. */
const buys = async (email: string, agreed: { sendEmail?: boolean; sendSMS?: boolean }) => {
  const shopper = store.shopper();
  await shopper.adds('pillow', 'standard');
  const order = await shopper.order({ email });
  result(
    await shopper.client.saveShipping({
      ...{ address: HOME, email, sendEmail: false, sendSMS: false },
      ...agreed,
    }),
  );
  const { version, totalPrice } = result(await shopper.client.cart());
  const { id } = result(
    await shopper.client.createOrder({ ...order, cartVersion: version, expectedTotal: totalPrice }),
  );
  result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  return { id, client: shopper.client };
};

it('Consents are seen with the order, and withdrawn for every order of the same email [K6.04]', async () => {
  const first = await buys('Ada@example.com', { sendEmail: true, sendSMS: true });
  const second = await buys('ada@example.com', { sendEmail: true });
  const other = await buys('grace@example.com', { sendEmail: true });
  const givenAt = new Date(store.clock.now()).toISOString();
  expect(result(await first.client.orderConsents(first.id))).toEqual([
    { channel: 'email', givenAt, withdrawnAt: null },
    { channel: 'sms', givenAt, withdrawnAt: null },
  ]);

  store.clock.forward(60_000);
  const withdrawnAt = new Date(store.clock.now()).toISOString();
  expect(result(await first.client.withdrawConsent(first.id, 'email'))).toEqual([
    { channel: 'email', givenAt, withdrawnAt },
    { channel: 'sms', givenAt, withdrawnAt: null },
  ]);
  store.clock.forward(60_000);
  result(await first.client.withdrawConsent(first.id, 'email'));
  expect(result(await second.client.orderConsents(second.id))).toEqual([
    { channel: 'email', givenAt, withdrawnAt },
  ]);
  expect(result(await other.client.orderConsents(other.id))).toMatchObject([{ withdrawnAt: null }]);
});

it('What was never agreed to is no consent, and a stranger sees and withdraws none', async () => {
  const { id, client } = await buys('joan@example.com', {});
  expect(result(await client.orderConsents(id))).toEqual([]);
  const stranger = store.shopper().client;
  expect(refusal(await stranger.orderConsents(id)).code).toBe('order_not_found');
  expect(refusal(await stranger.withdrawConsent(id, 'email')).code).toBe('order_not_found');
});
