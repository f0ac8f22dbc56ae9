import type { OrderView } from '@counterpane/contract/orders/orders';
import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import type { CardStore } from '../../../testing/card-store.ts';
import { signsIn } from '../../../testing/customer-browser.ts';
import { HOME, result, type Shopper } from '../../../testing/shopper.ts';
import { signedIn } from '../../../testing/staff-browser.ts';
import { findPaidChange } from '../store.ts';

/** A state without taxes, and two with them; California recycles mattresses too. */
const MANCHESTER = { ...HOME, line1: '1 Elm St', city: 'Manchester', state: 'NH', zip: '03101' };
export const CALIFORNIA = { ...HOME, line1: '1 Main St', city: 'San Francisco', state: 'CA', zip: '94105' };

type Place = typeof HOME | typeof MANCHESTER | typeof CALIFORNIA;

interface Ordered {
  readonly shopper: Shopper;
  readonly id: string;
  readonly order: OrderView;
}

/** What shoppers of two mattresses or so many, which go where there are no taxes, and a manager do to send them elsewhere. */
export const openDearAddresses = async (store: CardStore) => {
  const manager = await signedIn(store, 'Maya', 'manager');
  const staff = createStaffOrdersClient((path, init) => manager.fetch(path, init));

  const orders = async (
    shopper: Shopper,
    { email = 'ada@example.com', isCarriedIn = false, quantity = 2 } = {},
  ): Promise<Ordered> => {
    await shopper.adds('mattress', 'queen', quantity);
    if (isCarriedIn) result(await shopper.client.chooseDelivery({ deliveryOption: 'white-glove' }));
    const { id } = await shopper.places({ email, shippingAddress: MANCHESTER });
    const order = result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
    await store.sweep();
    return { shopper, id, order };
  };

  /** A customer of Drift who has so much store credit, and such an order. */
  const customerWith = async (email: string, cents: number) => {
    const shopper = store.shopper('drift.localhost');
    const account = await signsIn(store, shopper, email);
    await shopper.adds('pillow', 'king', 4);
    const earlier = await shopper.places({ email });
    result(await shopper.client.payOrder(earlier.id, { paymentToken: 'tok_visa' }));
    const getsCredit = async (amount: number) => {
      if (amount > 0) result(await staff.refund(earlier.id, { amount, reason: 'Sorry', credit: 'all' }));
    };
    await getsCredit(cents);
    const balance = async () => result(await account.credit()).balance.amount;
    return { ...(await orders(shopper, { email })), account, balance, getsCredit };
  };

  /** Looks at what an address changes, and asks for it. */
  const asksFor = async ({ shopper, id }: Ordered, address: Place) => {
    const seen = result(await shopper.client.previewAddress(id, { address }));
    const act = {
      ...{ address, refund: seen.refund.amount },
      ...{ fromCredit: seen.fromCredit.amount, toPay: seen.toPay.amount },
    };
    result(await shopper.client.changeAddress(id, act));
    return { seen, act };
  };

  /** Goes to the page of the company; its address. */
  const opensPage = async ({ shopper, id }: Ordered): Promise<string> =>
    result(await shopper.client.payAddress(id)).pageUrl ?? '';

  /** Types a card there, and comes back; how far the payment is then. */
  const types = async ({ shopper, id }: Ordered, page: string, number = '4242424242424242') => {
    await store.atProvider(page, { number, expiry: '12 / 40', cvc: '123' });
    return result(await shopper.client.refreshAddress(id)).status;
  };

  const cityOf = async ({ shopper, id }: Ordered): Promise<string> =>
    result(await shopper.client.order(id)).shippingDetails.address.city;

  /** The change that waits, as the order's page shows it. */
  const waits = async ({ shopper, id }: Ordered) =>
    result(await shopper.client.fulfillment(id)).waitingAddress;

  /** The order that pays for its latest address. */
  const paymentOf = async ({ id }: Ordered): Promise<string> =>
    (await findPaidChange(store.database.db, id))?.payment.id ?? '';

  /** Staff pack it. */
  const packs = async ({ id }: Ordered) => {
    const [shipment] = result(await staff.order(id)).shipments;
    result(await staff.moveShipment(id, shipment?.id ?? '', { to: 'ready' }));
  };

  /** Cancels so many of its mattresses; what comes back for them. */
  const cancelsUnswept = async ({ shopper, id, order }: Ordered, quantity: number): Promise<number> => {
    const lines = [{ itemIdentifier: order.cart.items[0]?.itemIdentifier ?? '', quantity }];
    const seen = result(await shopper.client.previewCancellation(id, { lines }));
    result(await shopper.client.cancelItems(id, { id: seen.id, lines, refund: seen.refund.amount }));
    return seen.refund.amount;
  };

  /** The same, and the money goes back. */
  const cancels = async (made: Ordered, quantity: number): Promise<number> => {
    const back = await cancelsUnswept(made, quantity);
    await store.sweep();
    await store.sweep();
    return back;
  };

  /** Staff give the money of one of its mattresses back. */
  const refundsLine = async ({ id, order }: Ordered): Promise<void> => {
    const lines = [{ itemIdentifier: order.cart.items[0]?.itemIdentifier ?? '', quantity: 1 }];
    result(await staff.refund(id, { lines, reason: 'By phone' }));
  };

  /** What the company has moved for an order, as its own ledger says. */
  const movedFor = async (id: string) =>
    (await store.ledger())
      .filter(({ orderId }) => orderId === id)
      .map(({ kind, amount }) => `${kind} ${amount}`);

  return {
    ...{ staff, orders, customerWith, asksFor, opensPage, types },
    ...{ cityOf, waits, paymentOf, packs, cancels, cancelsUnswept, refundsLine, movedFor },
  };
};
