import type { Queries } from '../../database/open.ts';
import { enqueue } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { type Shipment, updateShipment } from './store.ts';

/**
 * A locked shipment is expected on another day, an ISO day. A shopper hears of it where it is later than what they were told
 * last; that it comes earlier is on the order's page.
 */
export const expectOn = async (
  tx: Queries,
  deps: Pick<OrderDeps, 'clock'>,
  shipment: Shipment,
  day: string,
): Promise<void> => {
  if (shipment.expectedOn === day) return;
  const told = shipment.toldUntil ?? shipment.promisedUntil;
  const isLate = told !== null && day > told;
  await updateShipment(tx, shipment.id, {
    // Hours are agreed on for one day.
    ...{ expectedOn: day, windowFrom: null, windowUntil: null },
    ...(isLate ? { toldUntil: day } : {}),
  });
  if (isLate)
    await enqueue(tx, deps.clock, 'shipment.told', { shipmentId: shipment.id, news: 'late', on: day });
};
