import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

const paid = async (certainDeliveryDate?: string) => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  if (certainDeliveryDate) result(await shopper.client.chooseDelivery({ certainDeliveryDate }));
  const { id, shortId } = await shopper.places();
  result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  const [shipment] = result(await shopper.client.fulfillment(id)).shipments;
  if (!shipment) throw new Error('a paid order has a shipment');
  return { shopper, id, shortId, shipmentId: shipment.id };
};

const shown = async ({ shopper, id }: Awaited<ReturnType<typeof paid>>) => {
  const { shipments, mayChooseDay } = result(await shopper.client.fulfillment(id));
  return { from: shipments[0]?.from, to: shipments[0]?.to, mayChooseDay };
};

const moved = (shortId: string) =>
  store.sentMail.filter(({ subject }) => subject === `Your Halcyon order ${shortId} comes on another day`);

it('A shipment comes on another day that checkout would offer, and an email says on which; chosen twice it is told once', async () => {
  const order = await paid();
  const { shopper, id, shipmentId, shortId } = order;
  const { days, chosen } = result(await shopper.client.deliveryDays(id, shipmentId));
  expect([days.length, chosen]).toEqual([21, null]);
  expect((await shown(order)).from).toBe(days[0]);
  const day = days.at(-1) ?? '';
  for (let times = 0; times < 2; times += 1)
    result(await shopper.client.chooseDeliveryDay(id, shipmentId, { day }));
  await store.sweep();
  expect(await shown(order)).toEqual({ from: day, to: day, mayChooseDay: [shipmentId] });
  expect(result(await shopper.client.deliveryDays(id, shipmentId)).chosen).toBe(day);
  expect(moved(shortId)).toHaveLength(1);
  expect(moved(shortId)[0]?.text).toContain('as you asked');

  const [first = ''] = days;
  for (const again of [first, day])
    result(await shopper.client.chooseDeliveryDay(id, shipmentId, { day: again }));
  await store.sweep();
  expect(moved(shortId)).toHaveLength(3);
  const agent = await signedIn(store, 'Ama', 'agent');
  const staff = createStaffOrdersClient((path, init) => agent.fetch(path, init));
  const [shipment] = result(await staff.order(id)).shipments;
  expect(shipment?.chosenDays.map((one) => one.day)).toEqual([day, first, day]);
  // It is not picked before it has to leave for that day.
  expect((shipment?.notBefore ?? '') < day).toBe(true);
  expect(result(await staff.pickList()).shipments).toEqual([]);

  result(await staff.moveShipment(id, shipmentId, { to: 'ready' }));
  expect((await shown(order)).mayChooseDay).toEqual([]);
  expect(result(await shopper.client.deliveryDays(id, shipmentId)).days).toEqual([]);
  expect(refusal(await shopper.client.chooseDeliveryDay(id, shipmentId, { day: first })).code).toBe(
    'delivery_day_fixed',
  );
});

it('Who has chosen a day at checkout has it, and can choose another one that is open, of their own order alone', async () => {
  const other = await paid();
  const { days } = result(await other.shopper.client.deliveryDays(other.id, other.shipmentId));
  const [first = '', , , , , , , , , , later = ''] = days;
  const order = await paid(later);
  const { shopper, id, shipmentId } = order;
  expect(result(await shopper.client.deliveryDays(id, shipmentId))).toMatchObject({ days, chosen: later });
  const choose = async (day: string, shipment = shipmentId, who = shopper) =>
    refusal(await who.client.chooseDeliveryDay(id, shipment, { day })).code;
  expect(await choose('2020-01-01')).toBe('delivery_date_unavailable');
  expect(await choose(first, other.shipmentId)).toBe('order_not_found');
  expect(await choose(first, shipmentId, other.shopper)).toBe('order_not_found');
  result(await shopper.client.chooseDeliveryDay(id, shipmentId, { day: first }));
  expect(await shown(order)).toMatchObject({ from: first, to: first });
});

it('The hours of a day are those of the storefront; customers and staff agree on them, and a carrier that is late ends them', async () => {
  const order = await paid();
  const { shopper, id, shortId, shipmentId } = order;
  const { days, windows, window } = result(await shopper.client.deliveryDays(id, shipmentId));
  expect([windows, window]).toEqual([
    [
      { from: 8, until: 12 },
      { from: 12, until: 16 },
      { from: 16, until: 20 },
    ],
    null,
  ]);
  const [, day = '', later = ''] = days;
  const choose = (hours: string) => shopper.client.chooseDeliveryDay(id, shipmentId, { day, window: hours });
  expect(refusal(await choose('8-20')).code).toBe('delivery_window_unavailable');
  for (const hours of ['8-12', '8-12', '12-16']) {
    result(await choose(hours));
    await store.sweep();
  }
  const hoursShown = async () => result(await shopper.client.fulfillment(id)).shipments[0]?.window;
  expect(await hoursShown()).toEqual({ from: 12, until: 16 });
  expect(moved(shortId).map(({ text }) => /, (\d+.[AP]M – \d+.[AP]M), as you asked/.exec(text)?.[1])).toEqual(
    [expect.stringMatching(/^8.AM – 12.PM$/), expect.stringMatching(/^12.PM – 4.PM$/)],
  );

  const agent = await signedIn(store, 'Ines', 'agent');
  const staff = createStaffOrdersClient((path, init) => agent.fetch(path, init));
  const agree = (hours: string) => staff.moveShipment(id, shipmentId, { expectedOn: later, window: hours });
  expect(refusal(await agree('1-2')).code).toBe('delivery_window_unavailable');
  const [agreed] = result(await agree('16-20')).shipments;
  expect(agreed).toMatchObject({ to: later, window: { from: 16, until: 20 } });
  expect(agreed?.chosenDays.at(-1)).toMatchObject({ day: later, by: 'staff' });
  await store.sweep();
  expect(moved(shortId)).toHaveLength(3);
  result(await staff.moveShipment(id, shipmentId, { expectedOn: days.at(-1) ?? '' }));
  expect(await hoursShown()).toBeNull();
});
