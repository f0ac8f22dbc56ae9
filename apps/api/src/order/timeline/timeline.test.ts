import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { beforeAll, expect, it, vi } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { setCapture } from '../../testing/set-capture.ts';
import { HOME, refusal, result, type Shopper } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { pollRefunds } from '../refunds/make-refund.ts';

const store = useTestStore(openCardStore);
let manager: StaffBrowser;
beforeAll(async () => {
  manager = await signedIn(store, 'Maya', 'manager');
});
const staff = () => createStaffOrdersClient((path, init) => manager.fetch(path, init));

const passes = (minutes: number) => store.clock.forward(minutes * 60_000);

const buys = async (units: number) => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen', units);
  const { id } = await shopper.places();
  const order = result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  return { shopper, id, order, line: order.cart.items[0]?.itemIdentifier ?? '' };
};

const tells = async (shopper: Shopper, id: string) => result(await shopper.client.orderTimeline(id));

const moves = async (id: string, to: 'ready' | 'shipped' | 'delivered') => {
  const [shipment] = result(await staff().order(id)).shipments;
  result(await staff().moveShipment(id, shipment?.id ?? '', { to }));
};

it('The timeline tells everything that happened with an order, each with its time, and nothing that staff noted', async () => {
  const { shopper, id, order, line } = await buys(2);
  passes(5);
  const address = { ...HOME, line1: '350 5th Ave' };
  result(await shopper.client.changeAddress(id, { address, refund: 0 }));
  passes(5);
  const cancelled = [{ itemIdentifier: line, quantity: 1 }];
  const going = result(await shopper.client.previewCancellation(id, { lines: cancelled }));
  result(
    await shopper.client.cancelItems(id, { id: going.id, lines: cancelled, refund: going.refund.amount }),
  );
  passes(5);
  await moves(id, 'ready');
  await moves(id, 'shipped');
  passes(5);
  await moves(id, 'delivered');
  passes(5);
  result(await staff().refund(id, { amount: 500, reason: 'A secret of staff' }));
  const seen = result(await shopper.client.previewReturn(id, { lines: cancelled }));
  const lines = cancelled.map((one) => ({ ...one, reason: 'too_soft' as const }));
  const asked = { id: seen.id, lines, words: 'My back says no.', refund: seen.refund.amount };
  result(await shopper.client.requestReturn(id, asked));
  passes(5);
  result(await staff().moveReturn(id, seen.id, { to: 'approved', told: 'Two people ring first.' }));
  await store.sweep();
  passes(1);
  await pollRefunds(store.deps);

  const entries = await tells(shopper, id);
  const kinds = entries.map(({ kind }) => kind);
  expect(kinds.filter((kind) => !kind.startsWith('refund'))).toEqual([
    'placed',
    'paid',
    'address_changed',
    'items_cancelled',
    'shipped',
    'delivered',
    'return_requested',
    'return_approved',
  ]);
  expect(kinds.filter((kind) => kind === 'refunded')).toHaveLength(2);
  const of = (kind: string) => entries.find((one) => one.kind === kind);
  expect([of('paid')?.amount, of('items_cancelled')?.units]).toEqual([order.total, 1]);
  expect(of('refunded')?.amount).toEqual(going.refund);
  const times = entries.map(({ at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(Date.parse(of('delivered')?.at ?? '') - Date.parse(of('placed')?.at ?? '')).toBe(20 * 60_000);
  expect(JSON.stringify(entries)).not.toMatch(/secret|ring first|My back|5th Ave|Maya/);
});

it('What follows from a cancellation is told after it, however much time passes while it is carried out', async () => {
  const ends = async (cancels: (one: Awaited<ReturnType<typeof buys>>) => Promise<unknown>) => {
    const one = await buys(1);
    let now = store.clock.now();
    const clock = vi.spyOn(store.clock, 'now').mockImplementation(() => (now += 1));
    await cancels(one);
    clock.mockRestore();
    return (await tells(one.shopper, one.id)).map(({ kind }) => kind).slice(2);
  };
  const told = ['items_cancelled', 'not_sent', 'refund_begun'];
  expect(
    await ends(async ({ shopper, id, line }) => {
      const lines = [{ itemIdentifier: line, quantity: 1 }];
      const going = result(await shopper.client.previewCancellation(id, { lines }));
      result(await shopper.client.cancelItems(id, { id: going.id, lines, refund: going.refund.amount }));
    }),
  ).toEqual(told);
  const byStaff = await ends(async ({ id, line }) =>
    result(await staff().refund(id, { lines: [{ itemIdentifier: line, quantity: 1 }], reason: 'By phone' })),
  );
  expect([byStaff[0], byStaff.toSorted()]).toEqual([told[0], told.toSorted()]);
});

it('Money that is held is told of as held, and is charged when its shipment leaves', async () => {
  await setCapture(store, 'shipment');
  const { shopper, id, order } = await buys(1);
  await setCapture(store, 'order');
  expect((await tells(shopper, id)).map(({ kind }) => kind)).toEqual(['placed', 'held']);
  await moves(id, 'ready');
  await moves(id, 'shipped');
  await store.sweep();
  await store.sweep();
  const charged = (await tells(shopper, id)).find(({ kind }) => kind === 'charged');
  expect(charged?.amount).toEqual(order.total);
});

it('Those who may see an order see its timeline, and no one else', async () => {
  const { id, order } = await buys(1);
  const stranger = store.shopper();
  expect(refusal(await stranger.client.orderTimeline(id)).code).toBe('order_not_found');
  const path = `/api/orders/${id}/timeline?token=${encodeURIComponent(order.token)}`;
  expect((await stranger.fetch(path)).status).toBe(200);
});
