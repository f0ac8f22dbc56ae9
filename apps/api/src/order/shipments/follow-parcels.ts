import { CarrierUnavailable } from '@counterpane/providers/shipping/port';
import { isoNow } from '../../clock.ts';
import type { OrderDeps } from '../deps.ts';
import { findSilent, updateParcels } from './parcels.ts';
import { recordNews } from './record-news.ts';

/** Carriers tell of parcels by themselves; one that has said nothing for so long is asked. */
const SILENT_MS = 6 * 60 * 60_000;
const MOST = 50;

/** Asks about parcels of which nothing was heard: a message of a carrier may be lost. */
export const followParcels = async (deps: OrderDeps): Promise<void> => {
  const { carriers, database, clock, logger } = deps;
  if (!carriers) return;
  const before = new Date(clock.now() - SILENT_MS).toISOString();
  for (const { shipmentId, number, trackingNumber } of await findSilent(database.db, before, MOST)) {
    if (trackingNumber === null) continue;
    try {
      const news = await carriers.findReport(trackingNumber);
      if (news) await recordNews(deps, news);
      else await updateParcels(database.db, { shipmentId, number }, { heardAt: isoNow(clock) });
    } catch (error) {
      if (!(error instanceof CarrierUnavailable)) throw error;
      logger.warn({ err: error, carriers: carriers.id }, 'a carrier service did not answer');
      return;
    }
  }
};
