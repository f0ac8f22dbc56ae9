import type { FulfillmentView } from '@counterpane/contract/orders/fulfillment';
import { fulfillmentStatus } from '@counterpane/rules/fulfillment/fulfillment-status';
import { money } from '@counterpane/rules/money/money';
import { centsToPay } from '@counterpane/rules/orders/spend-credit';
import { cancellableUnits, type OrderedLine } from '@counterpane/rules/refunds/decide-cancellation';
import { mayGoElsewhere, type OrderContents, orderedLines } from '../cancellations/ordered-lines.ts';
import { daysOfShipment } from '../delivery-day/shipment-days.ts';
import type { PaidChange } from '../new-address/store.ts';
import { shownRefunds } from '../refunds/refund-view.ts';
import type { Refund } from '../refunds/store.ts';
import { shipmentView } from '../shipments/shipment-view.ts';
import type { Shipment } from '../shipments/store.ts';
import { isUnpaid } from './is-unpaid.ts';
import { orderInLanguage } from './order-in-language.ts';
import type { Order } from './store.ts';

/** A change of the address that waits, and whether the order can still go there for what is to be paid. */
interface WaitingChange extends Pick<PaidChange, 'payment'> {
  readonly mayGo: boolean;
}

/** Where each thing of an order is: before it is paid it waits, from then on it is where its shipments are [K7.55]. */
export const fulfillmentView = (
  contents: OrderContents,
  language: string,
  refunds: readonly Refund[],
  waiting: WaitingChange | null,
): FulfillmentView => {
  const { order, shipments } = contents;
  const lines = orderedLines(contents);
  const cancellable =
    order.status === 'paid' && !contents.isOwedFor ? cancellableUnits(lines) : new Map<string, number>();
  const whole = stateOf(order, refunds) ?? (lines.every(isCancelled) ? endOf(shipments) : null);
  const status = whole ?? orderStatus(order, refunds, shipments);
  return {
    orderId: order.id,
    shortId: order.shortId,
    status,
    items: orderInLanguage(order.frozen, language).cart.items.map(
      ({ itemIdentifier, sku, quantity, product, delivery }, index) => ({
        itemIdentifier,
        sku,
        title: product.title,
        quantity,
        delivery,
        fulfillmentStatus: whole ?? statusOfItem(lines[index], shipments) ?? status,
        cancelled: lines[index]?.cancelled ?? 0,
        cancellable: cancellable.get(itemIdentifier) ?? 0,
      }),
    ),
    shipments: shipments.map(shipmentView),
    mayChooseDay:
      whole === null
        ? shipments.filter((one) => daysOfShipment(contents, one).length > 0).map(({ id }) => id)
        : [],
    mayChangeAddress: whole === null && mayGoElsewhere(contents),
    waitingAddress: waiting && {
      toPay: money(centsToPay(waiting.payment), order.currency),
      mayGo: whole === null && waiting.mayGo,
      isPayable: whole === null && waiting.mayGo && isUnpaid(waiting.payment),
    },
  };
};

/** Where an order is as a whole. */
export const orderStatus = (
  order: Order,
  refunds: readonly Refund[],
  shipments: readonly Pick<Shipment, 'status'>[],
): FulfillmentView['status'] =>
  stateOf(order, refunds) ?? fulfillmentStatus(shipments.map(({ status }) => status));

/** Nothing of it comes any more: because it did not arrive, or because it was not wanted. */
const endOf = (shipments: readonly Pick<Shipment, 'status'>[]): FulfillmentView['status'] =>
  shipments.some(({ status }) => status === 'refunded') ? 'refunded' : 'cancelled';

const isCancelled = ({ quantity, cancelled }: OrderedLine): boolean => cancelled >= quantity;

/** As far as the last of its units; null for what is not sent, such as a plan. */
const statusOfItem = (
  line: OrderedLine | undefined,
  shipments: readonly Shipment[],
): FulfillmentView['status'] | null => {
  const states = shipments
    .filter(({ lines }) => lines.some(({ itemIdentifier }) => itemIdentifier === line?.itemIdentifier))
    .map(({ status }) => status);
  if (line && isCancelled(line)) return states.includes('refunded') ? 'refunded' : 'cancelled';
  return states.length > 0 ? fulfillmentStatus(states) : null;
};

/**
 * Where an order is without a shipment: null once it is being sent. One that a person looks at waits for no payment of its
 * shopper's, as its page says.
 */
const stateOf = (order: Order, refunds: readonly Refund[]): FulfillmentView['status'] | null => {
  const { status } = order;
  if (status === 'cancelled') return 'cancelled';
  if (isGivenBack(order, refunds)) return 'refunded';
  return status === 'paid' || status === 'needs_attention' ? null : 'waiting';
};

/** All of an order's money is back with the shopper. */
const isGivenBack = ({ totalCents, addressCents, currency }: Order, refunds: readonly Refund[]): boolean => {
  const { refunded } = shownRefunds(refunds, currency);
  return totalCents > 0 && refunded?.currency === currency && refunded.amount >= totalCents + addressCents;
};
