import type { FulfillmentView } from '@counterpane/contract/orders/fulfillment';
import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, refusal, result, type Shopper } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

const MANCHESTER = { ...HOME, line1: '1 Elm St', city: 'Manchester', state: 'NH', zip: '03101' };
const PORTLAND = { ...HOME, line1: '1 SW Main St', city: 'Portland', state: 'OR', zip: '97201' };

const paid = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen', 2);
  const { id } = await shopper.places();
  const order = result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  return { shopper, id, order };
};

const whereIs = async (shopper: Shopper, id: string): Promise<FulfillmentView> =>
  result(await shopper.client.fulfillment(id));

/** Looks at what an address changes, and goes there. */
const goes = async (
  shopper: Shopper,
  id: string,
  address: typeof HOME | typeof MANCHESTER | typeof PORTLAND,
): Promise<number> => {
  const { refund } = result(await shopper.client.previewAddress(id, { address }));
  result(await shopper.client.changeAddress(id, { address, refund: refund.amount }));
  await store.sweep();
  await store.sweep();
  return refund.amount;
};

it('An order goes to a state without tax: the tax comes back, an email says where it goes, and the rest is worth what it cost there', async () => {
  const { shopper, id, order } = await paid();
  const taxes = order.cart.extras.find(({ sku }) => sku === 'taxes')?.pricing.price.amount ?? 0;
  expect(taxes).toBeGreaterThan(0);
  expect(await goes(shopper, id, MANCHESTER)).toBe(taxes);
  const shown = result(await shopper.client.order(id));
  expect(shown.shippingDetails.address).toMatchObject({ city: 'Manchester', state: 'NH', zip: '03101' });
  expect(shown.refunded?.amount).toBe(taxes);
  const told = store.sentMail.filter(
    ({ subject }) => subject === `New address for your Halcyon order ${order.shortId}`,
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('1 Elm St');

  const lines = [{ itemIdentifier: order.cart.items[0]?.itemIdentifier ?? '', quantity: 2 }];
  const half = lines.map((line) => ({ ...line, quantity: 1 }));
  const first = result(await shopper.client.previewCancellation(id, { lines: half }));
  const all = result(await shopper.client.previewCancellation(id, { lines }));
  expect([first.taxes.amount, 2 * first.refund.amount]).toEqual([0, order.total.amount - taxes]);
  expect(all.refund.amount).toBe(order.total.amount - taxes);
});

it('Another street at the same ZIP code changes no cent, and the same address sent twice is told once', async () => {
  const { shopper, id, order } = await paid();
  const address = { ...HOME, line1: '350 5th Ave' };
  expect(await goes(shopper, id, address)).toBe(0);
  expect(await goes(shopper, id, address)).toBe(0);
  expect(
    store.sentMail.filter(
      ({ subject }) => subject.endsWith(order.shortId) && subject.startsWith('New address'),
    ),
  ).toHaveLength(1);
});

it('Where a fee comes that was not charged it stands beside the taxes that come back', async () => {
  const { shopper, id, order } = await paid();
  const taxes = order.cart.extras.find(({ sku }) => sku === 'taxes')?.pricing.price.amount ?? 0;
  // Oregon has no tax, and a fee for recycling that New York has not.
  const back = await goes(shopper, id, PORTLAND);
  expect(back).toBeGreaterThan(0);
  expect(back).toBeLessThan(taxes);
  const lines = [{ itemIdentifier: order.cart.items[0]?.itemIdentifier ?? '', quantity: 2 }];
  const all = result(await shopper.client.previewCancellation(id, { lines }));
  expect(all.charges.map(({ title, amount }) => [title, amount.amount])).toEqual([
    ['Recycling Fee', taxes - back],
  ]);
  expect(all.refund.amount).toBe(order.total.amount - back);
});

it('Where we do not deliver, what is no address, and other cents than were seen are refused', async () => {
  const { shopper, id } = await paid();
  const asks = async (address: Partial<Record<keyof typeof HOME, string>>) =>
    refusal(await shopper.client.previewAddress(id, { address: { ...HOME, ...address } })).code;
  await goes(shopper, id, MANCHESTER);
  expect(await asks({ country: 'CA', state: 'ON', zip: 'M5V 2T6' })).toBe('region_blacklisted');
  expect(await asks({ line1: '' })).toBe('address_invalid');
  expect(await asks({ zip: '94105' })).toBe('zip_mismatch');
  const wrong = { address: { ...MANCHESTER, line1: '2 Elm St' }, refund: 5 };
  expect(refusal(await shopper.client.changeAddress(id, wrong)).code).toBe('refund_changed');
});

it('Once something is packed it goes where it was to go, and an order in parts is left to people', async () => {
  const { shopper, id, order } = await paid();
  const [item] = order.cart.items;
  const lines = [{ itemIdentifier: item?.itemIdentifier ?? '', quantity: 1 }];
  const seen = result(await shopper.client.previewCancellation(id, { lines }));
  result(await shopper.client.cancelItems(id, { id: seen.id, lines, refund: seen.refund.amount }));
  expect(refusal(await shopper.client.previewAddress(id, { address: MANCHESTER })).code).toBe(
    'address_by_phone',
  );
  expect((await whereIs(shopper, id)).mayChangeAddress).toBe(true);
  const agent = await signedIn(store, 'Ama', 'agent');
  const staff = createStaffOrdersClient((path, init) => agent.fetch(path, init));
  const [shipment] = result(await staff.order(id)).shipments;
  result(await staff.moveShipment(id, shipment?.id ?? '', { to: 'ready' }));
  expect(refusal(await shopper.client.previewAddress(id, { address: HOME })).code).toBe('address_too_late');
  expect((await whereIs(shopper, id)).mayChangeAddress).toBe(false);
  expect(refusal(await store.shopper().client.previewAddress(id, { address: HOME })).code).toBe(
    'order_not_found',
  );
});
