import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { expect, it } from 'vitest';
import { refunds } from '../../order/refunds/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { result } from '../../testing/shopper.ts';
import { signedInOnce } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { turnsOnSecondFactor } from '../testing/authenticator.ts';
import { beginDay } from '../testing/staff-day.ts';

const store = useTestStore(openCardStore);

it('Two clicks on a refund with a code give the money back once, and both say that it was done', async () => {
  const { orderId } = await beginDay(store);
  const browser = await signedInOnce(store, 'Maya', 'manager');
  const phone = await turnsOnSecondFactor(store, browser);
  store.clock.forward(11 * 60_000);
  const code = await phone.code();
  const staffOrders = createStaffOrdersClient((path, init) => browser.fetch(path, init));
  /** What the page does for one press of the button. */
  const click = async () => {
    const proof = await browser.account.prove({ code });
    return proof.ok
      ? staffOrders.refund(orderId, { amount: 100, reason: 'Too soft' }, 'key-of-the-form')
      : proof;
  };
  const clicks = [...(await Promise.all([click(), click()])), await click()];
  const [first, ...others] = clicks.map((one) => result<unknown>(one));
  for (const other of others) expect(other).toEqual(first);
  expect(await store.database.db.select().from(refunds)).toHaveLength(1);
});
