import { openDays, type PromisedLine } from '@counterpane/rules/fulfillment/delivery-day';
import { isoOf } from '../../database/when.ts';
import { isOpen, type OrderContents } from '../cancellations/ordered-lines.ts';
import type { Shipment } from '../shipments/store.ts';

/** What the lines of a shipment were promised, as the order has it. */
export const promisedLines = (
  { order }: Pick<OrderContents, 'order'>,
  { lines }: Pick<Shipment, 'lines'>,
): PromisedLine[] =>
  order.frozen.cart.items
    .filter(({ itemIdentifier }) => lines.some((line) => line.itemIdentifier === itemIdentifier))
    .map(({ delivery: { handling = null, transit = null, from } }) => ({ handling, transit, from }));

/** ISO days: when it was ordered, and today. */
export const datesOf = ({ order, now }: Pick<OrderContents, 'order' | 'now'>) => ({
  orderedOn: isoOf(order.createdAt).slice(0, 10),
  today: new Date(now).toISOString().slice(0, 10),
});

/** Whether another day can be chosen for a shipment: its order is paid, and it is not packed. */
export const mayChooseDay = ({ order, isOwedFor, now }: OrderContents, shipment: Shipment): boolean =>
  order.status === 'paid' && !isOwedFor && isOpen(shipment, now);

/** The ISO days on which a shipment can come; none where that is fixed. */
export const daysOfShipment = (contents: OrderContents, shipment: Shipment): string[] =>
  mayChooseDay(contents, shipment) ? openDays(promisedLines(contents, shipment), datesOf(contents)) : [];
