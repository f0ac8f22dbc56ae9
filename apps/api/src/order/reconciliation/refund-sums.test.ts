import { expect, test } from 'vitest';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { openLenderStore } from '../framed-pages/testing/lender-store.ts';
import { openStaffRefunds } from '../refunds/testing/staff-refunds.ts';
import { reconcile } from './reconcile.ts';

const store = useTestStore(openLenderStore);

test('Refunds of a payment whose company tells of their sum alone are no difference, however far apart they were made', async () => {
  const staff = await openStaffRefunds(store);
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id } = await shopper.places({ billingProvider: 'truemed' });
  const waiting = result(await shopper.client.payOrder(id, { hostedPage: true }));
  await store.press(waiting.paymentDetails.nextAction?.url ?? '', 'approve');
  result(await shopper.client.refreshOrder(id));
  const differences = async () =>
    (await reconcile(store.deps)).flatMap(({ differences: found }) =>
      found.filter(({ orderId }) => orderId === id).map(({ kind }) => kind),
    );
  for (const cents of [1_000, 2_500]) {
    await staff.gives(id, cents);
    await store.sweep();
    expect(await store.booksOf('truemed', id)).toContain(`refund ${cents}`);
    expect(await differences()).toEqual([]);
    store.clock.forward(5 * 86_400_000);
  }
  expect(await differences()).toEqual([]);
});
