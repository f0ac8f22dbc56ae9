import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, refusal, result, type Shopper } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { createShipments } from '../shipments/create-shipments.ts';
import { shipmentsOf } from '../shipments/store.ts';

const store = useTestStore(openCardStore);

/** A mattress that is paid, carried in where that is asked for. */
const paid = async (deliveryOption?: 'white-glove') => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  if (deliveryOption) {
    result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
    result(await shopper.client.chooseDelivery({ deliveryOption }));
  }
  const { id, shortId, total } = await shopper.places();
  result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  return { shopper, id, shortId, total };
};

const staffClient = async () => {
  const agent = await signedIn(store, 'Ama', 'agent');
  return createStaffOrdersClient((path, init) => agent.fetch(path, init));
};

/** What the cart would be ordered as, as the pages send it. */
const orderNow = async ({ client }: Shopper) => {
  const { cart, shippingAddress, email } = result(await client.checkout());
  return {
    ...{ billingProvider: 'stripeDirect', billingAddress: HOME, email },
    shippingAddress: shippingAddress ?? HOME,
    ...{ cartVersion: cart.version, expectedTotal: cart.totalPrice },
    paymentDetails: { paymentToken: 'tok_visa' },
  };
};

const cancelAll = async ({ shopper: { client }, id }: { readonly shopper: Shopper; readonly id: string }) => {
  const { items } = result(await client.fulfillment(id));
  const lines = items.flatMap(({ itemIdentifier, cancellable: quantity }) =>
    quantity > 0 ? [{ itemIdentifier, quantity }] : [],
  );
  const seen = result(await client.previewCancellation(id, { lines }));
  result(await client.cancelItems(id, { id: seen.id, lines, refund: seen.refund.amount }));
};

const noticesOf = async ({ client }: Shopper) =>
  result(await client.cart()).notices.filter(({ code }) => code.startsWith('adds_to'));

it('Within the hour something is added to an order: it goes where that goes without typing, is paid by itself, and both orders name one another', async () => {
  const { shopper, id, shortId } = await paid();
  const { client } = shopper;
  expect(result(await client.orderAdditions(id))).toMatchObject({
    minutesLeft: 60,
    ...{ whyNot: null, isChosen: false, addedTo: null, additions: [] },
  });
  store.clock.forward(59 * 60_000);
  result(await client.addToOrder(id));
  expect(result(await client.orderAdditions(id)).isChosen).toBe(true);
  expect((await noticesOf(shopper))[0]?.text).toBe(
    `What you order in the next 1 minute is added to order ${shortId}. It goes to the same address, and you pay for that delivery only once.`,
  );
  await shopper.adds('pillow', 'king');
  const { submittedSteps } = result(await client.checkout());
  expect(submittedSteps.shipping).toBe(true);
  const sent = await orderNow(shopper);
  expect(sent.shippingAddress).toMatchObject({ line1: HOME.line1, zip: HOME.zip });
  const twice = await Promise.all([
    client.createOrder(sent, { idempotencyKey: 'press-1' }),
    client.createOrder(sent, { idempotencyKey: 'press-1' }),
  ]);
  const [added] = twice.flatMap((answer) => (answer.ok ? [answer.result] : []));
  expect(added?.status).toBe('paid');
  const both = result(await client.orderAdditions(id));
  expect(both.additions).toEqual([{ id: added?.id, shortId: added?.shortId }]);
  // The cart is placed: what is ordered next stands by itself, until it is chosen again.
  expect(both.isChosen).toBe(false);
  expect(result(await client.orderAdditions(added?.id ?? ''))).toEqual({
    ...{ minutesLeft: null, whyNot: null, isChosen: false, additions: [] },
    addedTo: { id, shortId },
  });
  expect(refusal(await client.addToOrder(added?.id ?? '')).code).toBe('addition_closed');
  // Each is cancelled by itself.
  await cancelAll({ shopper, id });
  expect(result(await client.fulfillment(added?.id ?? '')).status).toBe('preparing');
  expect(result(await client.orderAdditions(id))).toMatchObject({ minutesLeft: null, whyNot: null });
});

it('After the hour nothing is added, and the page says why; what was in the cart is ordered by itself, once that was said', async () => {
  const { shopper, id } = await paid();
  const { client } = shopper;
  result(await client.addToOrder(id));
  await shopper.adds('pillow', 'king');
  store.clock.forward(60 * 60_000);
  const sent = await orderNow(shopper);
  store.clock.forward(1);
  expect((await noticesOf(shopper)).map(({ code }) => code)).toEqual(['adds_to_no_order']);
  expect(refusal(await client.addToOrder(id)).code).toBe('addition_too_late');
  expect(result(await client.orderAdditions(id))).toMatchObject({
    minutesLeft: null,
    whyNot: 'Something can be added within an hour of ordering, and that hour is over.',
  });
  expect(refusal(await client.createOrder(sent)).code).toBe('addition_too_late');
  expect(await noticesOf(shopper)).toEqual([]);
  const alone = result(await client.createOrder(await orderNow(shopper)));
  expect(result(await client.orderAdditions(alone.id)).addedTo).toBeNull();
});

it('Once something is packed nothing is added', async () => {
  const { shopper, id } = await paid();
  const { client } = shopper;
  result(await client.addToOrder(id));
  await shopper.adds('pillow', 'king');
  const [shipment] = result(await client.fulfillment(id)).shipments;
  result(await (await staffClient()).moveShipment(id, shipment?.id ?? '', { to: 'ready' }));
  expect(result(await client.orderAdditions(id)).whyNot).toBe(
    'Nothing can be added any more: we have begun to pack this order.',
  );
  expect(refusal(await client.createOrder(await orderNow(shopper))).code).toBe('addition_packed');
});

it('What was cancelled before its shipments were made has nothing added to it', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id } = await shopper.places({ paymentDetails: { paymentToken: 'tok_visa' } });
  await cancelAll({ shopper, id });
  await store.sweep();
  expect(result(await shopper.client.fulfillment(id)).shipments).toEqual([]);
  expect(result(await shopper.client.orderAdditions(id))).toMatchObject({ minutesLeft: null, whyNot: null });
  expect(refusal(await shopper.client.addToOrder(id)).code).toBe('addition_closed');
});

it('What goes elsewhere is an order of its own, and so is what its shopper wants apart', async () => {
  const { shopper, id } = await paid();
  const { client } = shopper;
  result(await client.addToOrder(id));
  await shopper.adds('pillow', 'king');
  const sent = await orderNow(shopper);
  const next = { ...HOME, line1: '350 5th Avenue' };
  expect(refusal(await client.createOrder({ ...sent, shippingAddress: next })).code).toBe(
    'addition_elsewhere',
  );
  result(await client.addToOrder(id));
  result(await client.saveShipping({ address: { ...HOME, zip: '10002' }, email: 'ada@example.com' }));
  expect((await noticesOf(shopper)).map(({ code }) => code)).toEqual(['adds_to_no_order']);
  result(await client.orderSeparately());
  expect(await noticesOf(shopper)).toEqual([]);
  result(await client.addToOrder(id));
  const alone = result(await client.orderSeparately());
  expect(alone.notices.filter(({ code }) => code.startsWith('adds_to'))).toEqual([]);
  expect(alone.itemsCount).toBe(1);
  const { id: own } = result(await client.createOrder(await orderNow(shopper)));
  expect(result(await client.orderAdditions(own)).addedTo).toBeNull();
  expect(result(await client.orderAdditions(id)).additions).toEqual([]);
});

it('The visit of those who carry it in is paid once: what is added costs what a further item costs', async () => {
  const { shopper, id, total: first } = await paid('white-glove');
  const { client } = shopper;
  result(await client.addToOrder(id));
  await shopper.adds('mattress', 'queen');
  result(await client.chooseDelivery({ deliveryOption: 'white-glove' }));
  const feeOf = (cart: { extras: { sku: string; pricing: { price: { amount: number } } }[] }) =>
    cart.extras.find(({ sku }) => sku === 'wgs')?.pricing.price.amount;
  expect(feeOf(result(await client.cart()))).toBe(4_500);
  const added = result(await client.createOrder(await orderNow(shopper)));
  expect(feeOf(added.cart)).toBe(4_500);

  const both = store.shopper();
  await both.adds('mattress', 'queen', 2);
  result(await both.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
  const together = result(await both.client.chooseDelivery({ deliveryOption: 'white-glove' }));
  expect(feeOf(together)).toBe(14_900 + 4_500);
  expect(first.amount).toBeGreaterThan(14_900);
});

it('Who follows a link sees what was added, and adds nothing', async () => {
  const { shopper, id } = await paid();
  const { token } = result(await shopper.client.order(id));
  const stranger = store.shopper();
  result(await stranger.client.openOrder(id, token));
  expect(result(await stranger.client.orderAdditions(id))).toMatchObject({ minutesLeft: null, whyNot: null });
  expect(refusal(await stranger.client.addToOrder(id)).code).toBe('addition_closed');
  expect(refusal(await store.shopper().client.addToOrder(id)).code).toBe('order_not_found');
});

/** A pillow that was added to an order, paid. */
const addedPillow = async ({ shopper, id }: Awaited<ReturnType<typeof paid>>) => {
  result(await shopper.client.addToOrder(id));
  await shopper.adds('pillow', 'king');
  const { id: added } = result(await shopper.client.createOrder(await orderNow(shopper)));
  await store.sweep();
  return added;
};

it('What was added leaves in the box of the first order where both come from one warehouse: one step packs, sends and delivers both', async () => {
  const order = await paid();
  const { shopper, id, shortId } = order;
  const added = await addedPillow(order);
  const shipmentOf = async (order: string) => {
    const [shipment] = result(await shopper.client.fulfillment(order)).shipments;
    if (!shipment) throw new Error('a paid order has a shipment');
    return shipment;
  };
  const first = await shipmentOf(id);
  expect(first.isTogether).toBe(false);
  expect(await shipmentOf(added)).toMatchObject({ isTogether: true, from: first.from, to: first.to });
  const staff = await staffClient();
  const { shipments } = result(await staff.pickList());
  expect(shipments.find(({ orderId }) => orderId === added)?.goesWith).toBe(`${shortId}-1`);
  expect(result(await staff.order(added)).addedTo).toEqual({ id, shortId });
  expect(result(await staff.order(id)).additions.map((one) => one.id)).toEqual([added]);

  result(await staff.moveShipment(id, first.id, { to: 'shipped', carrier: 'UPS', trackingNumber: '1Z1' }));
  expect(await shipmentOf(added)).toMatchObject({
    status: 'shipped',
    parcels: [{ status: 'shipped', carrier: 'UPS', trackingNumber: '1Z1' }],
  });
  result(await staff.moveShipment(id, first.id, { to: 'delivered' }));
  expect((await shipmentOf(added)).status).toBe('delivered');
  await store.sweep();
  expect(store.sentMail.filter(({ subject }) => /has shipped$/.test(subject)).length).toBe(2);
});

it('What was added leaves with the first order also where its shipments are planned ahead of those of the first', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id } = await shopper.places();
  result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  result(await shopper.client.addToOrder(id));
  await shopper.adds('pillow', 'king');
  const { id: added } = result(await shopper.client.createOrder(await orderNow(shopper)));
  expect(await shipmentsOf(store.database.db, id)).toEqual([]);
  await createShipments(store.deps, added);
  const [first] = await shipmentsOf(store.database.db, id);
  expect((await shipmentsOf(store.database.db, added)).map(({ shipsWith }) => shipsWith)).toEqual([
    first?.id,
  ]);
  await store.sweep();
  expect(await shipmentsOf(store.database.db, id)).toHaveLength(1);
});

it('What was added leaves by itself where it is brought in another way, and once its shopper has it go elsewhere or the first order is cancelled', async () => {
  const isTogether = async ({ client }: Shopper, order: string) =>
    result(await client.fulfillment(order)).shipments.map((one) => one.isTogether);
  const first = await paid();
  const { shopper, id } = first;
  result(await shopper.client.addToOrder(id));
  await shopper.adds('mattress', 'queen');
  result(await shopper.client.chooseDelivery({ deliveryOption: 'white-glove' }));
  const carried = result(await shopper.client.createOrder(await orderNow(shopper)));
  await store.sweep();
  const ways = result(await shopper.client.fulfillment(carried.id)).shipments;
  expect(ways.find(({ carriage }) => carriage === 'two_people')?.isTogether).toBe(false);
  const moved = await addedPillow(first);
  const left = await addedPillow(first);
  expect(await isTogether(shopper, moved)).toEqual([true]);
  const address = { ...HOME, line1: '350 5th Avenue' };
  result(await shopper.client.changeAddress(moved, { address, refund: 0 }));
  expect(await isTogether(shopper, moved)).toEqual([false]);
  expect(await isTogether(shopper, left)).toEqual([true]);

  await cancelAll(first);
  expect(await isTogether(shopper, left)).toEqual([false]);
  expect(result(await shopper.client.fulfillment(left)).status).toBe('preparing');
});

it('Once all of it has left, or a day after it was ordered, the page says nothing of adding any more', async () => {
  const nothing = { minutesLeft: null, whyNot: null };
  const left = await paid();
  const [shipment] = result(await left.shopper.client.fulfillment(left.id)).shipments;
  result(await (await staffClient()).moveShipment(left.id, shipment?.id ?? '', { to: 'shipped' }));
  expect(result(await left.shopper.client.orderAdditions(left.id))).toMatchObject(nothing);
  const later = await paid();
  store.clock.forward(24 * 3_600_000 + 1);
  expect(result(await later.shopper.client.orderAdditions(later.id))).toMatchObject(nothing);
});
