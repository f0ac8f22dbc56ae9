import { parseDeliveryWindow } from '@counterpane/rules/delivery/delivery-windows';
import { decideDeliveryDay } from '@counterpane/rules/fulfillment/delivery-day';
import type { RefusalOf } from '@counterpane/rules/refusals';
import { lockContents } from '../cancellations/load-contents.ts';
import type { OrderDeps } from '../deps.ts';
import { lockOrder, type Order } from '../orders/store.ts';
import { agreeOnDay } from './agree-on-day.ts';
import { datesOf, mayChooseDay, promisedLines } from './shipment-days.ts';

type DayRefusal = RefusalOf<
  'order_not_found' | 'delivery_day_fixed' | 'delivery_date_unavailable' | 'delivery_window_unavailable'
>;

interface Wanted {
  readonly shipmentId: string;
  readonly day: string;
  readonly window: string;
}

/** Has a shipment come on another day, or in other hours of it. Null when it is done. */
export const chooseDay = (
  { database, catalogue, clock }: OrderDeps,
  known: Order,
  wanted: Wanted,
): Promise<DayRefusal | null> =>
  database.transaction(async (tx) => {
    const order = await lockOrder(tx, known.id);
    const contents = order && (await lockContents(tx, { catalogue, clock }, order));
    const shipment = contents?.shipments.find(({ id }) => id === wanted.shipmentId);
    if (!contents || !shipment) return { code: 'order_not_found', orderId: known.id };
    if (!mayChooseDay(contents, shipment)) return { code: 'delivery_day_fixed' };
    const decision = decideDeliveryDay(promisedLines(contents, shipment), wanted.day, datesOf(contents));
    if (!decision.ok) return decision.refusal;
    const { deliveryWindows } = catalogue.getStorefront(order.storefront);
    const window = parseDeliveryWindow(wanted.window, deliveryWindows);
    if (!window.ok) return window.refusal;
    await agreeOnDay(tx, clock, shipment, {
      ...{ ...decision.change, window: window.change },
      source: 'shopper',
    });
    return null;
  });
