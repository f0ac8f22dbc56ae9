import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { addBusinessDays } from '@counterpane/rules/delivery/arrival';
import { beforeEach, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { result, type Shopper } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { promiseLateAgain } from './promise-late-again.ts';

const store = useTestStore(openCardStore);
const today = () => new Date(store.clock.now()).toISOString().slice(0, 10);

/** Another day, and a session of staff that is as old as it may be. */
let manager: StaffBrowser;
const staff = () => createStaffOrdersClient((path, init) => manager.fetch(path, init));
const goesTo = async (day: string) => {
  store.clock.forward(Date.parse(day) - Date.parse(today()));
  manager = await signedIn(store, `Maya ${day}`, 'manager');
};
beforeEach(async () => {
  manager ??= await signedIn(store, 'Maya', 'manager');
});

const paid = async () => {
  const shopper = store.shopper();
  await shopper.adds('steel-frame-mattress-foundation', 'queen');
  const { id } = await shopper.places();
  result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  const { items } = result(await shopper.client.fulfillment(id));
  const { handling, transit } = items[0]?.delivery ?? {};
  if (!handling || !transit) throw new Error('what is in stock has its days');
  return { shopper, id, handling: handling.to, days: handling.to + transit.to };
};

const shipmentOf = async (shopper: Shopper, id: string) => {
  const [shipment] = result(await shopper.client.fulfillment(id)).shipments;
  if (!shipment) throw new Error('a paid order has a shipment');
  return shipment;
};

/** The emails about a new day of an order, of what runs now; twice, as jobs do. */
const toldLate = async (id: string): Promise<number> => {
  const before = store.sentMail.length;
  for (let runs = 0; runs < 2; runs += 1) await promiseLateAgain(store.deps);
  await store.sweep();
  return store.sentMail
    .slice(before)
    .filter(({ subject, text }) => subject.startsWith('A new delivery date') && text.includes(id)).length;
};

describe('a shipment that is still here', () => {
  it('is promised anew the day after it had to leave, once for each promise that is broken, and staff see that it is late', async () => {
    const { shopper, id, handling, days } = await paid();
    const { to } = await shipmentOf(shopper, id);
    await goesTo(addBusinessDays(today(), handling));
    expect(await toldLate(id)).toBe(0);
    expect((await shipmentOf(shopper, id)).to).toBe(to);

    await goesTo(addBusinessDays(today(), 1));
    expect(await toldLate(id)).toBe(1);
    const late = addBusinessDays(today(), days);
    expect(await shipmentOf(shopper, id)).toMatchObject({ status: 'preparing', from: late, to: late });
    expect(result(await staff().troubledShipments())).toContainEqual(
      expect.objectContaining({ isLate: true, to: late, order: expect.objectContaining({ id }) }),
    );
    expect(result(await staff().order(id)).shipments[0]?.chosenDays).toMatchObject([
      { day: late, by: 'store' },
    ]);
    expect(result(await shopper.client.orderTimeline(id))).toContainEqual(
      expect.objectContaining({ kind: 'promised_anew', day: late }),
    );

    await goesTo(addBusinessDays(today(), 1));
    expect(await toldLate(id)).toBe(0);
    await goesTo(addBusinessDays(today(), handling));
    expect(await toldLate(id)).toBe(1);
    expect((await shipmentOf(shopper, id)).to).toBe(addBusinessDays(today(), days));
  });

  it('is late no more once it has left', async () => {
    const { shopper, id, handling } = await paid();
    await goesTo(addBusinessDays(today(), handling + 1));
    expect(await toldLate(id)).toBe(1);
    const [shipment] = result(await staff().order(id)).shipments;
    const listed = async () => result(await staff().troubledShipments()).some((one) => one.order.id === id);
    expect(await listed()).toBe(true);
    result(await staff().moveShipment(id, shipment?.id ?? '', { to: 'shipped' }));
    expect(await listed()).toBe(false);
    const before = await shipmentOf(shopper, id);
    await goesTo(addBusinessDays(today(), 8));
    expect(await toldLate(id)).toBe(0);
    expect(await shipmentOf(shopper, id)).toEqual(before);
  });
});
