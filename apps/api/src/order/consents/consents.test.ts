import { expect, it } from 'vitest';
import { type Agreed, buysAgreeing } from '../../testing/buys-agreeing.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

const buys = (email: string, agreed: Agreed) => buysAgreeing(store.shopper(), email, agreed);

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
