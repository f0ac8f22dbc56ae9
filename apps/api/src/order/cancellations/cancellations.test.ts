import type { CancellationView } from '@counterpane/contract/orders/cancellations';
import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { accountsOf, stockOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { demandOfOrder } from '../reservations/stock.ts';
import { createShipments } from '../shipments/create-shipments.ts';
import { shipmentsOf } from '../shipments/store.ts';

const store = useTestStore(openCardStore);
let manager: StaffBrowser;
beforeAll(async () => {
  manager = await signedIn(store, 'Maya', 'manager');
});

type Wanted = readonly (readonly [name: string, size: string, quantity?: number])[];

/** A paid order; its shipments are made once the store has swept. */
const paid = async (things: Wanted, isSwept = true) => {
  const shopper = store.shopper();
  for (const [name, size, quantity] of things) await shopper.adds(name, size, quantity);
  const { id } = await shopper.places();
  const { total, cart, token } = result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  if (isSwept) await store.sweep();
  const line = (name: string, quantity = 1) => {
    const found = cart.items.find((item) => item.product.name === name && !item.isGift);
    return { itemIdentifier: found?.itemIdentifier ?? '', quantity };
  };
  return { shopper, id, total, cart, token, line };
};

type Lines = readonly { readonly itemIdentifier: string; readonly quantity: number }[];

const preview = async (shopper: Shopper, id: string, lines: Lines): Promise<CancellationView> =>
  result(await shopper.client.previewCancellation(id, { lines: [...lines] }));

/** Looks at what comes back, and cancels. */
const cancel = async (shopper: Shopper, id: string, lines: Lines): Promise<CancellationView> => {
  const seen = await preview(shopper, id, lines);
  result(
    await shopper.client.cancelItems(id, { id: seen.id, lines: [...lines], refund: seen.refund.amount }),
  );
  return seen;
};

const itemsOf = async (shopper: Shopper, id: string) => result(await shopper.client.fulfillment(id)).items;
const sweepTwice = async () => {
  await store.sweep();
  await store.sweep();
};

describe('cancelling before it is sent', () => {
  it('gives the previewed cents back, makes the stock free again, and leaves the rest as it was', async () => {
    const { shopper, id, total, line } = await paid([
      ['mattress', 'queen'],
      ['steel-frame-mattress-foundation', 'queen', 2],
    ]);
    const demand = await demandOfOrder(store.database.db, id);
    const item = demand.find(({ stockItem }) => stockItem.includes('foundation'))?.stockItem ?? '';
    const before = await stockOf(store, item);
    const seen = await cancel(shopper, id, [line('steel-frame-mattress-foundation')]);
    await sweepTwice();
    expect(seen.refund.amount).toBe(
      seen.taxes.amount + seen.lines.reduce((sum, { amount }) => sum + amount.amount, 0),
    );
    expect(await accountsOf(store, id)).toEqual({
      'provider:stripeDirect': total.amount - seen.refund.amount,
      sales: -total.amount,
      refunds: seen.refund.amount,
    });
    const after = await stockOf(store, item);
    expect([after.available - before.available, before.sold - after.sold]).toEqual([1, 1]);
    expect(
      (await itemsOf(shopper, id)).map(({ cancelled, cancellable }) => [cancelled, cancellable]),
    ).toEqual(
      expect.arrayContaining([
        [0, 1],
        [1, 1],
      ]),
    );
    const told = store.sentMail.filter(({ subject }) => subject.includes('Cancelled'));
    expect(told.at(-1)?.text).toContain('Steel frame mattress foundation');
    expect(result(await shopper.client.order(id)).refunded).toEqual(seen.refund);
  });

  it('of everything comes to all that was paid, in parts or at once, and nothing is sent', async () => {
    const { shopper, id, total, cart, line } = await paid([
      ['mattress', 'queen', 2],
      ['pillow', 'king', 3],
    ]);
    const parts = [
      await cancel(shopper, id, [line('mattress')]),
      await cancel(shopper, id, [line('pillow', 2)]),
      await cancel(shopper, id, [line('mattress'), line('pillow')]),
    ];
    expect(parts.map(({ isWhole }) => isWhole)).toEqual([false, false, true]);
    expect(parts.reduce((sum, { refund }) => sum + refund.amount, 0)).toBe(total.amount);
    const gifts = parts.flatMap(({ lines }) => lines.filter(({ isGift }) => isGift));
    expect(gifts.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
      cart.items.filter(({ isGift }) => isGift).reduce((sum, { quantity }) => sum + quantity, 0),
    );
    await sweepTwice();
    expect(await demandOfOrder(store.database.db, id)).toEqual([]);
    const { status, shipments } = result(await shopper.client.fulfillment(id));
    expect(status).toBe('refunded');
    expect(shipments.map((shipment) => shipment.status)).toEqual(['cancelled']);
  });

  it('is made once however often it is sent, and not for another refund than was seen', async () => {
    const { shopper, id, line } = await paid([['pillow', 'king', 3]]);
    const lines = [line('pillow')];
    const seen = await preview(shopper, id, lines);
    const act = { id: seen.id, lines, refund: seen.refund.amount };
    const wrong = { ...act, refund: act.refund + 1 };
    expect(refusal(await shopper.client.cancelItems(id, wrong))).toMatchObject({
      code: 'refund_changed',
      status: 409,
    });
    const clicks = await Promise.all([
      shopper.client.cancelItems(id, act),
      shopper.client.cancelItems(id, act),
    ]);
    for (const click of [...clicks, await shopper.client.cancelItems(id, act)]) result(click);
    expect((await itemsOf(shopper, id)).map(({ cancelled }) => cancelled)).toEqual([1]);
    const other = await paid([['pillow', 'king']]);
    const stolen = { ...act, lines: [other.line('pillow')] };
    expect(refusal(await other.shopper.client.cancelItems(other.id, stolen)).code).toBe('refund_changed');
  });

  it('takes no white glove service apart: each item that is carried in brings its share, the last one the rest', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen', 2);
    await shopper.order();
    result(await shopper.client.chooseDelivery({ deliveryOption: 'white-glove' }));
    const { id } = await shopper.places();
    const { cart, total } = result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
    const service = cart.extras.find(({ sku }) => sku === 'wgs')?.pricing.price.amount ?? 0;
    expect(service).toBeGreaterThan(0);
    const lines = [{ itemIdentifier: cart.items[0]?.itemIdentifier ?? '', quantity: 1 }];
    const first = await cancel(shopper, id, lines);
    const second = await cancel(shopper, id, lines);
    expect(first.charges[0]?.amount.amount).toBe(Math.ceil(service / 2));
    expect(first.refund.amount + second.refund.amount).toBe(total.amount);
  });

  it('before the shipments are made leaves only the rest to plan', async () => {
    const { shopper, id, line } = await paid([['pillow', 'king', 3]], false);
    await cancel(shopper, id, [line('pillow', 2)]);
    await createShipments(store.deps, id);
    const [shipment] = await shipmentsOf(store.database.db, id);
    expect(shipment?.lines).toMatchObject([{ quantity: 1 }]);
  });

  it('gives no more back than is left, and says what was given before', async () => {
    const { shopper, id, total, line } = await paid([['pillow', 'king']]);
    const staff = createStaffOrdersClient((path, init) => manager.fetch(path, init));
    result(await staff.refund(id, { amount: 500, reason: 'Goodwill' }));
    await sweepTwice();
    const seen = await cancel(shopper, id, [line('pillow')]);
    expect([seen.givenBefore.amount, seen.refund.amount]).toEqual([500, total.amount - 500]);
  });

  it('is too late for what is packed, and not for strangers', async () => {
    const { shopper, id, line } = await paid([['pillow', 'king', 2]]);
    const lines = [line('pillow')];
    expect(refusal(await store.shopper().client.previewCancellation(id, { lines })).code).toBe(
      'order_not_found',
    );
    const staff = createStaffOrdersClient((path, init) => manager.fetch(path, init));
    const [shipment] = result(await staff.order(id)).shipments;
    result(await staff.moveShipment(id, shipment?.id ?? '', { to: 'ready' }));
    expect(refusal(await shopper.client.previewCancellation(id, { lines }))).toMatchObject({
      code: 'cancel_too_many',
      error: expect.stringContaining('too late'),
    });
    expect((await itemsOf(shopper, id)).map(({ cancellable }) => cancellable)).toEqual([0]);
  });

  it('is open to the link of the order, and its refund goes to the payer', async () => {
    const { id, token, line } = await paid([['pillow', 'king']]);
    const guest = store.shopper();
    result(await guest.client.openOrder(id, token));
    expect((await cancel(guest, id, [line('pillow')])).isWhole).toBe(true);
  });
});

it('An order that staff give back whole is sent no more', async () => {
  const { shopper, id } = await paid([['mattress', 'queen']]);
  const staff = createStaffOrdersClient((path, init) => manager.fetch(path, init));
  const { balance } = result(await staff.order(id));
  result(await staff.refund(id, { amount: balance.left.amount, reason: 'Too soft' }));
  const { shipments, items } = result(await shopper.client.fulfillment(id));
  expect(shipments.map(({ status }) => status)).toEqual(['cancelled']);
  expect(items.every(({ quantity, cancelled }) => quantity === cancelled)).toBe(true);
  expect(await demandOfOrder(store.database.db, id)).toEqual([]);
});
