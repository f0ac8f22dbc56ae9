import { LRUCache } from 'lru-cache';
import { isoNow } from '../../clock.ts';
import type { ShopDeps } from '../deps.ts';
import { experimentExposures } from './tables.ts';

/** A visitor of whom it is known that they are written down costs no statement. */
const MOST_KNOWN = 20_000;

/** What a visitor sees of an experiment. */
export interface Exposure {
  readonly experiment: string;
  readonly variant: string;
}

type Seen = (visitorId: string, storefront: string, exposures: readonly Exposure[]) => Promise<void>;

/** Writes down what a visitor sees, once for each experiment: what they saw first counts. */
export const recordExposures = ({ database, clock }: Pick<ShopDeps, 'database' | 'clock'>): Seen => {
  const known = new LRUCache<string, true>({ max: MOST_KNOWN });
  return async (visitorId, storefront, exposures) => {
    const fresh = exposures.filter(({ experiment }) => !known.has(`${experiment} ${visitorId}`));
    if (fresh.length === 0) return;
    const seenAt = isoNow(clock);
    await database.db
      .insert(experimentExposures)
      .values(
        fresh.map(({ experiment, variant }) => ({ experiment, visitorId, storefront, variant, seenAt })),
      )
      .onConflictDoNothing();
    for (const { experiment } of fresh) known.set(`${experiment} ${visitorId}`, true);
  };
};
