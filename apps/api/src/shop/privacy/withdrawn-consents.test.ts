import { expect, it } from 'vitest';
import { textSubscriptions } from '../../order/text-messages/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { enforceRetention } from './enforce-retention.ts';
import { erasePerson, exportPerson } from './export-and-erase.ts';

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

it('A number that gets text messages is exported, is freed of its person with them, and goes a month after its end', async () => {
  const email = 'texts@example.com';
  const shopper = store.shopper();
  await shopper.adds('pillow', 'standard');
  result(await shopper.client.saveShipping({ address: HOME, email, sendSMS: true }));
  result(await shopper.client.subscribeToTexts({ user: { phone: HOME.phone } }));
  const { textMessages } = await exportPerson(store.database.db, email);
  expect(textMessages).toMatchObject([{ storefront: 'halcyon', phone: '+12125550142', withdrawnAt: null }]);
  await erasePerson(store.database, store.clock, email);
  const numbers = () => store.database.db.select().from(textSubscriptions);
  expect(await numbers()).toMatchObject([{ phone: '+12125550142', email: '', clientUserId: null }]);
  store.clock.forward(31 * 86_400_000);
  await enforceRetention(store);
  expect(await numbers()).toEqual([]);
});
