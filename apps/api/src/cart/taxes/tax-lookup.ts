import type { TaxPlace, TaxProvider } from '@counterpane/providers/tax/port';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import type { SavedTaxRate } from '../checkout/saved-checkout.ts';

/**
 * The tax service's rate for a place; null where the store's own table applies. Never throws. Each call is billed:
 * `mayAsk` is called before one, and not where the rate is known.
 */
export type FindTaxRate = (place: TaxPlace, mayAsk: () => Promise<boolean>) => Promise<SavedTaxRate | null>;

/** Without a tax service the dated table of packages/catalogue/regions applies. */
export const findNoTaxRate: FindTaxRate = async () => null;

/** Countries whose prices leave tax out. */
const WITH_SALES_TAX = ['US', 'CA'];

/** Rates change on the first of a month, and a service bills every question. */
const KEPT_MS = 60 * 60_000;
const KEPT_PLACES = 5_000;

/** A service that fails is left alone for a while, so that no other shopper waits for it. */
const PAUSE_MS = 30_000;

interface Lookup {
  readonly provider: TaxProvider;
  readonly clock: Clock;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
}

/** Asks the service once for a place, and not at all for a while after it failed. */
export const createTaxLookup = ({ provider, clock, logger }: Lookup): FindTaxRate => {
  const known = new LRUCache<string, { readonly basisPoints: number | null; readonly until: number }>({
    max: KEPT_PLACES,
  });
  let pausedUntil = 0;

  const ask = async (place: TaxPlace): Promise<number | null> => {
    try {
      const basisPoints = await provider.findRate(place);
      known.set(keyOf(place), { basisPoints, until: clock.now() + KEPT_MS });
      return basisPoints;
    } catch (error) {
      pausedUntil = clock.now() + PAUSE_MS;
      logger.warn({ err: error, service: provider.id }, 'The tax service failed; the own table stands in');
      return null;
    }
  };

  return async (place, mayAsk) => {
    if (!WITH_SALES_TAX.includes(place.country)) return null;
    const kept = known.get(keyOf(place));
    const isKnown = kept !== undefined && clock.now() < kept.until;
    if (!isKnown && (clock.now() < pausedUntil || !(await mayAsk()))) return null;
    const basisPoints = isKnown ? kept.basisPoints : await ask(place);
    const { country, state, zip } = place;
    return basisPoints === null ? null : { country, state, zip, basisPoints };
  };
};

const keyOf = ({ country, state, zip, city }: TaxPlace): string =>
  [country, state, zip, city].map((part) => part.trim().toLowerCase()).join('|');
