import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import type { ParcelReport } from '@counterpane/providers/shipping/port';
import { beforeEach, describe, expect, it } from 'vitest';
import { stock } from '../../catalogue/tables.ts';
import { followParcels } from '../../order/shipments/follow-parcels.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { knownCarriers, signedNews } from '../../testing/known-carriers.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { actsOf } from '../testing/staff-day.ts';

const carriers = knownCarriers();
const store = useTestStore(() => openCardStore({ carriers }));
let agent: StaffBrowser;
beforeEach(async () => {
  agent ??= await signedIn(store, 'Ama', 'agent');
  carriers.fault = null;
  carriers.busy = null;
  carriers.report = null;
});

const staff = () => createStaffOrdersClient((path, init) => agent.fetch(path, init));

/** A paid order of a mattress, which leaves from Reno, and a foundation, which leaves from Dallas. */
const paid = async (things: readonly (readonly [string, string])[] = [['mattress', 'queen']]) => {
  const shopper = store.shopper();
  for (const [name, size] of things) await shopper.adds(name, size);
  const order = await shopper.places();
  result(await shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  return { shopper, id: order.id };
};

const TWO = [
  ['mattress', 'queen'],
  ['steel-frame-mattress-foundation', 'queen'],
] as const;

const whereIs = async (shopper: Shopper, id: string) => result(await shopper.client.fulfillment(id));

const shipmentsOf = async (id: string) => result(await staff().order(id)).shipments;

const firstOf = async (id: string) => {
  const [shipment] = await shipmentsOf(id);
  if (!shipment) throw new Error('a paid order has a shipment');
  return shipment;
};

const soldUnits = async (): Promise<number> => {
  const rows = await store.database.db.select({ sold: stock.sold }).from(stock);
  return rows.reduce((sum, { sold }) => sum + sold, 0);
};

/** The subjects of the emails about shipments. */
const told = async (): Promise<string[]> => {
  const before = store.sentMail.length;
  await store.sweep();
  return store.sentMail
    .slice(before)
    .map(({ subject }) => subject)
    .toSorted();
};

const tell = (news: ParcelReport | null, headers: Record<string, string> = {}) => {
  const call = signedNews(news);
  return store.api.inject({
    method: 'POST',
    url: '/api/webhooks/carriers/known',
    payload: call.payload,
    headers: { ...call.headers, ...headers },
  });
};

const news = (
  trackingNumber: string | null,
  state: ParcelReport['state'],
  more: Partial<ParcelReport> = {},
) => ({
  eventId: `${trackingNumber}-${state}-${more.expectedOn ?? ''}`,
  trackingNumber: trackingNumber ?? '',
  state,
  at: new Date(store.clock.now()).toISOString(),
  expectedOn: null,
  ...more,
});

describe('a paid order', () => {
  it('is one shipment for each warehouse, with the days that it was promised [K7.55]', async () => {
    const { shopper, id } = await paid(TWO);
    const { status, shipments, items } = await whereIs(shopper, id);
    expect(status).toBe('preparing');
    expect(shipments).toHaveLength(2);
    for (const { lines, from, to, events } of shipments) {
      const sent = items.filter(({ itemIdentifier }) =>
        lines.some((line) => line.itemIdentifier === itemIdentifier),
      );
      expect(from).toBe(
        sent
          .map(({ delivery }) => delivery.from ?? '')
          .toSorted()
          .at(-1),
      );
      expect(to).toBe(
        sent
          .map(({ delivery }) => delivery.to ?? '')
          .toSorted()
          .at(-1),
      );
      expect(events.map((event) => event.status)).toEqual(['preparing']);
    }
    expect(new Set((await shipmentsOf(id)).map(({ warehouse }) => warehouse))).toEqual(
      new Set(['reno', 'dallas']),
    );
  });

  it('has none before it is paid', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const order = await shopper.places();
    const { status, shipments } = await whereIs(shopper, order.id);
    expect({ status, shipments }).toEqual({ status: 'waiting', shipments: [] });
  });

  it('is shipped in two parcels, and its page and its emails say so [K7.55]', async () => {
    const { shopper, id } = await paid(TWO);
    await store.sweep();
    const [first, second] = await shipmentsOf(id);
    result(
      await staff().moveShipment(id, first?.id ?? '', {
        to: 'shipped',
        carrier: 'UPS',
        trackingNumber: '1Z1',
      }),
    );
    const half = await whereIs(shopper, id);
    expect(half.status).toBe('partly_shipped');
    expect(half.shipments[0]).toMatchObject({
      status: 'shipped',
      parcels: [{ status: 'shipped', carrier: 'UPS', trackingNumber: '1Z1' }],
    });
    expect(await told()).toEqual([expect.stringMatching(/^Your Halcyon order .* has shipped$/)]);
    const mail = store.sentMail.at(-1);
    expect(mail?.text).toMatch(/in shipment 1 of 2/i);
    expect(mail?.text).toContain('UPS 1Z1');

    for (const to of ['shipped', 'delivered'] as const)
      result(await staff().moveShipment(id, second?.id ?? '', { to }));
    result(await staff().moveShipment(id, first?.id ?? '', { to: 'delivered' }));
    const all = await whereIs(shopper, id);
    expect(all.status).toBe('delivered');
    expect(all.items.map(({ fulfillmentStatus }) => fulfillmentStatus)).toEqual(
      all.items.map(() => 'delivered'),
    );
    expect(all.shipments.map(({ deliveredAt }) => deliveredAt)).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
  });

  it('is not moved by a step that its life does not have, and staff are written down [K7.55]', async () => {
    const { id } = await paid();
    const { id: shipmentId, moves } = await firstOf(id);
    const manager = await signedIn(store, 'Mel', 'manager');
    const managed = createStaffOrdersClient((path, init) => manager.fetch(path, init));
    const [seen] = result(await managed.order(id)).shipments;
    expect(seen?.moves).toEqual(['ready', 'shipped', 'cancelled']);
    // An agent gives no money back.
    expect(moves).toEqual(['ready', 'shipped']);
    expect(refusal(await staff().moveShipment(id, shipmentId, { to: 'delivered' })).code).toBe(
      'shipment_cannot_move',
    );
    result(await staff().moveShipment(id, shipmentId, { to: 'ready' }));
    const acts = (await actsOf(store)).filter(
      ({ action, objectId }) => action === 'move-shipment' && objectId === id,
    );
    expect(acts.map(({ outcome }) => outcome)).toEqual(['refused', 'done']);
  });

  it('is cancelled where staff do not send after all what is in it: its money goes back, its stock is free, and its shopper is told [K7.55]', async () => {
    const { shopper, id } = await paid();
    const { total } = result(await shopper.client.order(id));
    const before = await soldUnits();
    const { id: shipmentId } = await firstOf(id);
    result(await staff().moveShipment(id, shipmentId, { to: 'ready' }));
    const cancelled = { to: 'cancelled' as const, restocked: [] };
    expect(refusal(await staff().decideShipment(id, shipmentId, cancelled)).code).toBe('not_allowed');
    expect((await firstOf(id)).status).toBe('ready');
    const manager = await signedIn(store, 'Ines', 'manager');
    const managed = createStaffOrdersClient((path, init) => manager.fetch(path, init));
    const [seen] = result(await managed.order(id)).shipments;
    expect(seen?.givesBack).toEqual(total);
    const other = { ...cancelled, expected: total.amount - 1 };
    expect(refusal(await managed.decideShipment(id, shipmentId, other)).code).toBe('refund_changed');
    expect((await firstOf(id)).status).toBe('ready');
    result(await managed.decideShipment(id, shipmentId, { ...cancelled, expected: total.amount }));
    expect((await firstOf(id)).status).toBe('cancelled');
    expect(await soldUnits()).toBeLessThan(before);
    await store.sweep();
    const { refunds } = result(await staff().order(id));
    expect(refunds.map(({ amount }) => amount.amount).reduce((one, other) => one + other, 0)).toBe(
      total.amount,
    );
    expect(refunds.map(({ madeBy }) => madeBy)).toEqual(refunds.map(() => 'Ines'));
    expect(store.sentMail.some(({ subject }) => /cancel/i.test(subject))).toBe(true);
  });

  it('is moved by staff alone, and only a shipment of its own', async () => {
    const { shopper, id } = await paid();
    const other = await paid();
    const { id: shipmentId } = await firstOf(id);
    const asShopper = createStaffOrdersClient((path, init) => shopper.fetch(path, init));
    expect((await asShopper.moveShipment(id, shipmentId, { to: 'ready' })).ok).toBe(false);
    for (const unknown of [(await firstOf(other.id)).id, 'f'.repeat(24), 'none'])
      expect(refusal(await staff().moveShipment(id, unknown, { to: 'ready' })).code).toBe('order_not_found');
  });
});

describe('a label', () => {
  it('makes a shipment ready, and is bought once', async () => {
    const { id } = await paid();
    const { id: shipmentId } = await firstOf(id);
    const [shipment] = result(await staff().buyLabel(id, shipmentId)).shipments;
    expect(shipment).toMatchObject({
      status: 'ready',
      parcels: [{ carrier: 'UPS' }],
      labelUrls: [expect.stringContaining('.pdf')],
    });
    expect(refusal(await staff().buyLabel(id, shipmentId)).code).toBe('shipment_cannot_move');
    expect([...carriers.bought].filter((reference) => reference === shipmentId)).toHaveLength(1);
  });

  it('that no carrier sells, or that no answer came about, leaves the shipment as it is', async () => {
    const { id } = await paid();
    const { id: shipmentId } = await firstOf(id);
    carriers.fault = 'refused';
    expect(refusal(await staff().buyLabel(id, shipmentId)).code).toBe('label_refused');
    carriers.fault = 'silent';
    expect(refusal(await staff().buyLabel(id, shipmentId)).code).toBe('carrier_silent');
    expect((await firstOf(id)).status).toBe('preparing');
  });

  it('that is being bought is bought by no other call, and nothing of its shipment is cancelled meanwhile', async () => {
    const { shopper, id } = await paid();
    const { id: shipmentId, lines } = await firstOf(id);
    const mattress = lines.slice(0, 1).map(({ itemIdentifier }) => ({ itemIdentifier, quantity: 1 }));
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    carriers.busy = () => {
      asked.resolve();
      return answered.promise;
    };
    const first = staff().buyLabel(id, shipmentId);
    await asked.promise;
    expect(refusal(await staff().buyLabel(id, shipmentId)).code).toBe('label_under_way');
    expect(refusal(await shopper.client.previewCancellation(id, { lines: mattress })).code).toBe(
      'cancel_too_many',
    );
    answered.resolve();
    carriers.busy = null;
    expect(result(await first).shipments).toMatchObject([{ status: 'ready' }]);
    expect([...carriers.bought].filter((reference) => reference === shipmentId)).toHaveLength(1);
  });
});

describe('news of a carrier', () => {
  const labelled = async () => {
    const { shopper, id } = await paid();
    const [shipment] = result(await staff().buyLabel(id, (await firstOf(id)).id)).shipments;
    await store.sweep();
    return { shopper, id, trackingNumber: shipment?.parcels[0]?.trackingNumber ?? '' };
  };

  it('move a shipment once, however often and late they are told, and the shopper hears of each once', async () => {
    const { shopper, id, trackingNumber } = await labelled();
    for (const state of [
      'underway',
      'underway',
      'out_for_delivery',
      'underway',
      'delivered',
      'delivered',
    ] as const)
      expect((await tell(news(trackingNumber, state))).statusCode).toBe(200);
    const { status, shipments } = await whereIs(shopper, id);
    expect(status).toBe('delivered');
    expect(shipments[0]?.events.map((event) => event.status)).toEqual([
      'preparing',
      'ready',
      'shipped',
      'out_for_delivery',
      'delivered',
    ]);
    expect(await told()).toEqual([
      expect.stringContaining('has shipped'),
      expect.stringContaining('is out for delivery'),
      expect.stringContaining('was delivered'),
    ]);
  });

  it('of a later day are told once, by the page and by an email; of an earlier one by the page alone', async () => {
    const { shopper, id, trackingNumber } = await labelled();
    const [shipment] = (await whereIs(shopper, id)).shipments;
    const late = '2026-12-24';
    expect((shipment?.to ?? '') < late).toBe(true);
    for (let times = 0; times < 2; times += 1)
      await tell(news(trackingNumber, 'underway', { expectedOn: late }));
    expect((await whereIs(shopper, id)).shipments[0]).toMatchObject({ from: late, to: late });
    expect(await told()).toEqual([
      expect.stringContaining('A new delivery date'),
      expect.stringContaining('has shipped'),
    ]);
    await tell(news(trackingNumber, 'underway', { expectedOn: '2026-12-23' }));
    expect((await whereIs(shopper, id)).shipments[0]).toMatchObject({ to: '2026-12-23' });
    expect(await told()).toEqual([]);
  });

  it('that are forged, of another service or of no parcel of ours change nothing', async () => {
    const { shopper, id, trackingNumber } = await labelled();
    expect((await tell(news(trackingNumber, 'delivered'), { signature: 'none' })).statusCode).toBe(400);
    expect((await tell(news('T000', 'delivered'))).json()).toMatchObject({ result: 'unknown' });
    expect((await tell(null)).json()).toMatchObject({ result: 'ignored' });
    const elsewhere = await store.api.inject({
      method: 'POST',
      url: '/api/webhooks/carriers/other',
      payload: '{}',
    });
    expect(elsewhere.statusCode).toBe(404);
    expect((await whereIs(shopper, id)).status).toBe('ready');
  });

  it('that never came are asked for', async () => {
    const { shopper, id, trackingNumber } = await labelled();
    carriers.report = news(trackingNumber, 'delivered');
    await followParcels(store.deps);
    expect((await whereIs(shopper, id)).status).toBe('delivered');
  });

  it('are asked for again where the carrier was silent', async () => {
    const { shopper, id, trackingNumber } = await labelled();
    carriers.fault = 'silent';
    await followParcels(store.deps);
    carriers.fault = null;
    carriers.report = news(trackingNumber, 'lost');
    await followParcels(store.deps);
    expect((await whereIs(shopper, id)).status).toBe('lost');
  });

  it('that a shipment is lost, and that it is found, are told each time', async () => {
    const { id, trackingNumber } = await labelled();
    await tell(news(trackingNumber, 'underway'));
    await told();
    for (const day of ['01', '02']) {
      const at = `2026-12-${day}T10:00:00.000Z`;
      await tell(news(trackingNumber, 'lost', { eventId: `lost-${day}`, at }));
      expect(await told()).toEqual([expect.stringMatching(/^A shipment of your Halcyon order .* is lost$/)]);
      await tell(news(trackingNumber, 'underway', { eventId: `found-${day}`, at }));
      expect(await told()).toEqual([expect.stringContaining('is on its way again')]);
    }
    expect((await firstOf(id)).status).toBe('shipped');
  });
});

describe('a shipment of two parcels', () => {
  const inTwo = async () => {
    const { shopper, id } = await paid();
    const { id: shipmentId } = await firstOf(id);
    const [shipment] = result(await staff().buyLabel(id, shipmentId, 2)).shipments;
    await store.sweep();
    await told();
    const [one = '', two = ''] = shipment?.parcels.map(({ trackingNumber }) => trackingNumber ?? '') ?? [];
    return { shopper, id, shipmentId, shipment, one, two };
  };
  const statesOf = async (shopper: Shopper, id: string) => {
    const [shipment] = (await whereIs(shopper, id)).shipments;
    return [shipment?.status, ...(shipment?.parcels.map(({ status }) => status) ?? [])];
  };

  it('has a label for each, bought once', async () => {
    const { shipmentId, shipment, one, two } = await inTwo();
    expect(new Set(shipment?.labelUrls).size).toBe(2);
    expect(one).not.toBe(two);
    expect([...carriers.bought].filter((reference) => reference.startsWith(shipmentId))).toEqual([
      shipmentId,
      `${shipmentId}-2`,
    ]);
  });

  it('has shipped when the last has gone and is delivered when the last has arrived, and its shopper hears of it then, once', async () => {
    const { shopper, id, one, two } = await inTwo();
    await tell(news(one, 'underway'));
    expect(await statesOf(shopper, id)).toEqual(['ready', 'shipped', 'ready']);
    expect(await told()).toEqual([]);
    await tell(news(two, 'underway'));
    await tell(news(two, 'underway'));
    expect(await statesOf(shopper, id)).toEqual(['shipped', 'shipped', 'shipped']);
    expect(await told()).toEqual([expect.stringContaining('has shipped')]);
    const mail = store.sentMail.at(-1);
    expect(mail?.text).toContain('It comes in 2 parcels.');
    expect(mail?.text).toContain(one);
    expect(mail?.text).toContain(two);
    await tell(news(one, 'delivered'));
    expect(await statesOf(shopper, id)).toEqual(['shipped', 'delivered', 'shipped']);
    expect(await told()).toEqual([]);
    await tell(news(two, 'delivered'));
    expect(await statesOf(shopper, id)).toEqual(['delivered', 'delivered', 'delivered']);
    expect(await told()).toEqual([expect.stringContaining('was delivered')]);
  });

  it('is lost with the parcel that is, as staff see, and comes on the day of the later one', async () => {
    const { shopper, id, one, two } = await inTwo();
    await tell(news(one, 'underway', { expectedOn: '2026-12-20' }));
    await tell(news(two, 'underway', { expectedOn: '2026-12-22' }));
    expect((await whereIs(shopper, id)).shipments[0]?.to).toBe('2026-12-22');
    await tell(news(one, 'delivered'));
    await tell(news(two, 'lost'));
    const { status, parcels } = await firstOf(id);
    expect([status, ...parcels.map((parcel) => parcel.status)]).toEqual(['lost', 'delivered', 'lost']);
    await tell(news(two, 'delivered'));
    expect(await statesOf(shopper, id)).toEqual(['delivered', 'delivered', 'delivered']);
  });

  it('has the numbers that staff type in, where no service sells labels', async () => {
    const { shopper, id } = await paid();
    const { id: shipmentId } = await firstOf(id);
    const typed = { to: 'shipped', carrier: 'UPS', trackingNumber: '1Z1, 1Z2' } as const;
    result(await staff().moveShipment(id, shipmentId, typed));
    expect(await statesOf(shopper, id)).toEqual(['shipped', 'shipped', 'shipped']);
    expect((await firstOf(id)).parcels.map(({ trackingNumber }) => trackingNumber)).toEqual(['1Z1', '1Z2']);
  });
});
