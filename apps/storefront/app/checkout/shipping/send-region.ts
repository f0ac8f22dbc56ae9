import type { CartView } from '@counterpane/contract/cart/carts';
import { type RegionOutcome, readRegionAnswer } from '@counterpane/contract/cart/region-answer';
import { createClient } from '@counterpane/contract/client';
import { hydratedFetch } from '../../failures/hydrated-fetch.ts';
import type { TypedRegion } from './region-state.ts';

/** A form must not wait for ever for a service that is down. */
const PATIENCE = 5_000;

/** Asks the store about a region; a call that was given up or failed is "unknown". */
export const sendRegion = async (region: TypedRegion, end: AbortSignal): Promise<RegionOutcome<CartView>> => {
  // Before anything is waited for: what is typed later says so.
  const typedAt = Date.now();
  const signal = AbortSignal.any([end, AbortSignal.timeout(PATIENCE)]);
  try {
    const answer = await createClient((path, init) => hydratedFetch(path, { ...init, signal })).setRegion({
      shippingRegion: region,
      typedAt,
    });
    return readRegionAnswer(answer);
  } catch {
    return { kind: 'unknown' };
  }
};
