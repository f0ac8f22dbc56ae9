import { decideDeliveryDay } from '@counterpane/rules/fulfillment/delivery-day';
import type { RefusalOf } from '@counterpane/rules/refusals';
import { isoNow } from '../../clock.ts';
import { newId } from '../../http/ids.ts';
import { enqueue } from '../../outbox/store.ts';
import { lockContents } from '../cancellations/load-contents.ts';
import type { OrderDeps } from '../deps.ts';
import { lockOrder, type Order } from '../orders/store.ts';
import { insertEvent, type Shipment, updateShipment } from '../shipments/store.ts';
import { datesOf, mayChooseDay, promisedLines } from './shipment-days.ts';

type DayRefusal = RefusalOf<'order_not_found' | 'delivery_day_fixed' | 'delivery_date_unavailable'>;

/** Has a shipment come on another day. The same day chosen twice is told once. Null when it is done. */
export const chooseDay = (
  { database, catalogue, clock }: OrderDeps,
  known: Order,
  { shipmentId, day }: { readonly shipmentId: string; readonly day: string },
): Promise<DayRefusal | null> =>
  database.transaction(async (tx) => {
    const order = await lockOrder(tx, known.id);
    const contents = order && (await lockContents(tx, { catalogue, clock }, order));
    const shipment = contents?.shipments.find(({ id }) => id === shipmentId);
    if (!contents || !shipment) return { code: 'order_not_found', orderId: known.id };
    if (!mayChooseDay(contents, shipment)) return { code: 'delivery_day_fixed' };
    const decision = decideDeliveryDay(promisedLines(contents, shipment), day, datesOf(contents));
    if (!decision.ok) return decision.refusal;
    if (chosenDay(shipment) === day) return null;
    const at = isoNow(clock);
    const { notBefore } = decision.change;
    await updateShipment(tx, shipment.id, {
      ...{ promisedFrom: day, promisedUntil: day, notBefore },
      ...{ expectedOn: null, toldUntil: null },
    });
    const { status } = shipment;
    await insertEvent(tx, shipment.id, { eventId: newId(), status, source: 'shopper', at, day });
    await enqueue(tx, clock, 'shipment.told', { shipmentId: shipment.id, news: 'moved', on: day, at });
    return null;
  });

/** The single day on which a shipment comes; null where it comes between two. */
export const chosenDay = ({
  expectedOn,
  promisedFrom,
  promisedUntil,
}: Pick<Shipment, 'expectedOn' | 'promisedFrom' | 'promisedUntil'>): string | null =>
  expectedOn ?? (promisedFrom === promisedUntil ? promisedUntil : null);
