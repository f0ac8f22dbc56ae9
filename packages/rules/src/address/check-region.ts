import { accept, type Decision, refuse } from '../refusals.ts';
import { zipIsInState } from './zip-states.ts';

/** Where an order goes. */
export interface Region {
  readonly country: string;
  readonly state: string;
  readonly zip: string;
}

/**
 * Whether we ship to a region: its ZIP must lie in its state, and no blacklisted prefix may match
 * (checkout section 4: the two 412 answers).
 */
export const decideRegion = (region: Region, blacklistedZips: readonly string[]): Decision<Region> => {
  const { country, state } = region;
  const zip = region.zip.trim();
  if (country === 'US' && !zipIsInState(zip, state)) return refuse({ code: 'zip_mismatch', state, zip });
  return blacklistedZips.some((prefix) => zip.startsWith(prefix))
    ? refuse({ code: 'region_blacklisted' })
    : accept(region);
};
