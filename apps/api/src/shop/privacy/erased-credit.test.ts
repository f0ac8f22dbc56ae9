import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { signsIn } from '../../testing/customer-browser.ts';
import { result } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { erasePerson } from './export-and-erase.ts';

const store = useTestStore(openCardStore);
const EMAIL = 'ada@example.com';

const creditOf = async () => {
  const account = await signsIn(store, store.shopper('drift.localhost'), EMAIL);
  const { balance, staysWithOrders } = result(await account.credit());
  return { cents: balance.amount, staysWithOrders };
};

it('Store credit of an order that stays is there again for a new account of the same email, as the page of erasing says', async () => {
  const manager = await signedIn(store, 'Maya', 'manager');
  const staff = createStaffOrdersClient((path, init) => manager.fetch(path, init));
  const shopper = store.shopper('drift.localhost');
  await shopper.adds('pillow', 'king', 4);
  const { id } = await shopper.places({ email: EMAIL });
  result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  result(await staff.refund(id, { amount: 5_000, reason: 'Sorry', credit: 'all' }));
  expect(await creditOf()).toEqual({ cents: 5_000, staysWithOrders: true });
  const { kept } = await erasePerson(store.database, store.clock, EMAIL);
  expect(kept).toHaveLength(1);
  expect(await creditOf()).toEqual({ cents: 5_000, staysWithOrders: true });
});
