import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { beforeAll, expect, test } from 'vitest';
import { openInstalmentStore } from '../../testing/instalment-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

const TOTAL = 76_104;
const store = useTestStore(openInstalmentStore);
const clientOf = async (name: string, role: 'manager' | 'agent') => {
  const browser = await signedIn(store, name, role);
  return createStaffOrdersClient((path, init) => browser.fetch(path, init));
};
let manager: ReturnType<typeof createStaffOrdersClient>;
beforeAll(async () => {
  manager = await clientOf('Maya', 'manager');
});

const paid = async (): Promise<string> => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id } = await shopper.places({ billingProvider: 'splitIt' });
  result(await shopper.client.payOrder(id, { paymentToken: await store.approve(TOTAL) }));
  return id;
};

const OPENED = {
  reference: 'CB-17',
  reason: 'not received',
  stage: 'opened',
  amount: TOTAL,
  withdrawn: TOTAL,
  dueBy: '2030-01-15',
} as const;

test('A dispute that its company tells a person alone is entered, and what becomes of it too', async () => {
  const id = await paid();
  expect(result(await manager.order(id)).mayEnterDispute).toBe(true);
  const order = result(await manager.enterDispute(id, OPENED));
  expect(order.disputes).toMatchObject([
    { reference: 'CB-17', reason: 'not received', stage: 'opened', dueBy: '2030-01-15T00:00:00.000Z' },
  ]);
  expect(await accountsOf(store, id)).toEqual({ 'provider:splitIt': 0, sales: -TOTAL, disputes: TOTAL });
  const refused = refusal(await manager.refund(id, { amount: 100, reason: 'Goodwill' }));
  expect(refused.code).toBe('refund_disputed');
  result(await manager.enterDispute(id, { ...OPENED, stage: 'won', withdrawn: 0 }));
  expect(result(await manager.order(id)).disputes).toMatchObject([{ stage: 'won', dueBy: null }]);
  expect(await accountsOf(store, id)).toMatchObject({ 'provider:splitIt': TOTAL, disputes: 0 });
  const found = (await reconcile(store.deps)).flatMap(({ differences }) => differences);
  expect(found.filter(({ orderId }) => orderId === id)).toEqual([]);
});

test('No more is disputed than was paid, and only what was paid', async () => {
  const id = await paid();
  const more = { ...OPENED, amount: TOTAL + 1, withdrawn: TOTAL + 1 };
  expect(result(await manager.enterDispute(id, more)).disputes).toMatchObject([
    { amount: { amount: TOTAL }, withdrawn: { amount: TOTAL } },
  ]);
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id: unpaid } = await shopper.places({ billingProvider: 'splitIt' });
  expect(refusal(await manager.enterDispute(unpaid, OPENED)).code).toBe('refund_unpaid');
  expect(refusal(await manager.enterDispute('0'.repeat(24), OPENED)).code).toBe('order_not_found');
});

test('Who may not give money back enters no dispute, and sees them all the same', async () => {
  const id = await paid();
  result(await manager.enterDispute(id, OPENED));
  const agent = await clientOf('Amir', 'agent');
  expect(refusal(await agent.enterDispute(id, OPENED)).status).toBe(403);
  expect(result(await agent.disputes()).disputes.some(({ order }) => order.id === id)).toBe(true);
  expect(result(await agent.order(id)).mayEnterDispute).toBe(false);
});
