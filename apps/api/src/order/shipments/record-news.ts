import type { ParcelReport } from '@counterpane/providers/shipping/port';
import { stateAfterNews } from '@counterpane/rules/fulfillment/shipment-states';
import { isoNow } from '../../clock.ts';
import type { OrderDeps } from '../deps.ts';
import { expectOn } from './expect-on.ts';
import { moveShipment } from './move-shipment.ts';
import { findByTrackingNumber, lockShipment, updateShipment } from './store.ts';

/** Records a carrier's report once, in any order, from a webhook or a poll. `unknown` names no parcel of ours. */
export const recordNews = async (deps: OrderDeps, news: ParcelReport): Promise<'applied' | 'unknown'> => {
  const ids = await findByTrackingNumber(deps.database.db, news.trackingNumber);
  for (const id of ids)
    await deps.database.transaction(async (tx) => {
      const shipment = await lockShipment(tx, id);
      if (!shipment) return;
      await updateShipment(tx, id, { heardAt: isoNow(deps.clock) });
      const to = stateAfterNews(shipment.status, news.state);
      if (to)
        await moveShipment(tx, deps, shipment, { to, eventId: news.eventId, source: 'carrier', at: news.at });
      if (news.expectedOn !== null && to !== 'delivered' && shipment.status !== 'delivered')
        await expectOn(tx, deps, shipment, news.expectedOn);
    });
  return ids.length > 0 ? 'applied' : 'unknown';
};
