import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { shipments } from '../../order/shipments/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { result } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

/** A paid order of a mattress and its pillows, which leave from Reno, and a foundation, which leaves from Dallas. */
const paid = async () => {
  const shopper = store.shopper();
  for (const [name, size] of [
    ['mattress', 'queen'],
    ['steel-frame-mattress-foundation', 'queen'],
  ] as const)
    await shopper.adds(name, size);
  const order = await shopper.places();
  result(await shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  return { shopper, ...order };
};

it('A pick list has the pieces of one warehouse for what is to be packed and can leave now; a packed shipment has left it [K7.55]', async () => {
  const agent = await signedIn(store, 'Ama', 'agent');
  const staff = createStaffOrdersClient((path, init) => agent.fetch(path, init));
  expect(result(await staff.pickList())).toEqual({
    ...{ warehouses: [], warehouse: null, pieces: [], shipments: [] },
  });
  const [first, second] = [await paid(), await paid()];
  const reno = result(await staff.pickList('reno'));
  expect(reno.warehouses).toEqual([
    { key: 'dallas', name: 'Counterpane Dallas', shipments: 2 },
    { key: 'reno', name: 'Counterpane Reno', shipments: 2 },
  ]);
  expect(reno.shipments.map(({ orderId }) => orderId).toSorted()).toEqual([first.id, second.id].toSorted());
  const numbers = reno.shipments.map(({ number }) => number);
  const mattress = reno.pieces.find(({ title }) => title === 'Classic memory foam mattress');
  expect(mattress).toMatchObject({
    options: expect.stringContaining('Queen'),
    quantity: 2,
    shipments: numbers.map((number) => ({ number, quantity: 1 })),
  });
  const units = (of: readonly { readonly quantity: number }[]) =>
    of.reduce((sum, { quantity }) => sum + quantity, 0);
  expect(units(reno.pieces)).toBe(reno.shipments.reduce((sum, one) => sum + one.units, 0));
  expect(result(await staff.pickList()).warehouse).toBe('dallas');

  const [packed, later] = [first, second].map(({ id }) =>
    reno.shipments.find(({ orderId }) => orderId === id),
  );
  result(await staff.moveShipment(first.id, packed?.id ?? '', { to: 'ready' }));
  await store.database.db
    .update(shipments)
    .set({ notBefore: '2099-01-01' })
    .where(eq(shipments.id, later?.id ?? ''));
  expect(result(await staff.pickList('reno'))).toMatchObject({ pieces: [], shipments: [] });
  expect(result(await staff.pickList()).warehouses).toEqual([
    { key: 'dallas', name: 'Counterpane Dallas', shipments: 2 },
  ]);
});

it('What was cancelled stands in a list of staff with what became of its money', async () => {
  const agent = await signedIn(store, 'Ines', 'agent');
  const staff = createStaffOrdersClient((path, init) => agent.fetch(path, init));
  const cancelled = [];
  for (let orders = 0; orders < 2; orders += 1) {
    const { shopper, id } = await paid();
    const [item] = result(await shopper.client.order(id)).cart.items;
    const lines = [{ itemIdentifier: item?.itemIdentifier ?? '', quantity: 1 }];
    const { id: key, refund } = result(await shopper.client.previewCancellation(id, { lines }));
    result(await shopper.client.cancelItems(id, { id: key, lines, refund: refund.amount }));
    cancelled.push({ orderId: id, refund });
  }
  const list = result(await staff.cancellations());
  expect(list).toHaveLength(2);
  for (const { orderId, refund } of cancelled)
    expect(list.find(({ order }) => order.id === orderId)).toMatchObject({
      ...{ storefront: 'halcyon', madeBy: 'shopper' },
      things: expect.arrayContaining([{ title: 'Classic memory foam mattress', quantity: 1 }]),
      refund: { amount: refund, status: expect.stringMatching(/^(pending|succeeded)$/) },
    });
});
