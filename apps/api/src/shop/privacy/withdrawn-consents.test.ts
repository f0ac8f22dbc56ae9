import { expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { exportPerson } from './export-and-erase.ts';

const store = useTestStore(openCardStore);

it('Withdrawn consents are exported with what was agreed to [K6.04]', async () => {
  const email = 'mary@example.com';
  const shopper = store.shopper();
  await shopper.adds('pillow', 'standard');
  const order = await shopper.order({ email });
  result(await shopper.client.saveShipping({ address: HOME, email, sendSMS: true }));
  const { version, totalPrice } = result(await shopper.client.cart());
  const { id } = result(
    await shopper.client.createOrder({ ...order, cartVersion: version, expectedTotal: totalPrice }),
  );
  result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  result(await shopper.client.withdrawConsent(id, 'sms'));
  const { orders } = await exportPerson(store.database.db, email);
  expect(orders).toMatchObject([{ withdrawnConsents: [{ channel: 'sms' }] }]);
  expect(JSON.stringify(orders)).toContain('I agree to receive SMS');
});
