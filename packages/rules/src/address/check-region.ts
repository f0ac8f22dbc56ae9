import { accept, type Decision, refuse } from '../refusals.ts';
import { zipIsInState } from './zip-states.ts';

/** Where an order goes. */
export interface Region {
  readonly country: string;
  readonly state: string;
  readonly zip: string;
}

/** Where a storefront ships to. */
export interface ShippingArea {
  readonly country: string;
  /** Starts of ZIP codes that we do not ship to. */
  readonly blacklistedZips: readonly string[];
}

/**
 * Whether we ship to a region: it lies in the storefront's country, its ZIP lies in its state, and no
 * blacklisted prefix matches (checkout section 4: the two 412 answers).
 */
export const decideRegion = (region: Region, area: ShippingArea): Decision<Region> => {
  const { country, state } = region;
  const zip = region.zip.trim();
  if (country !== area.country) return refuse({ code: 'region_blacklisted' });
  if (country === 'US' && !zipIsInState(zip, state)) return refuse({ code: 'zip_mismatch', state, zip });
  return area.blacklistedZips.some((prefix) => zip.startsWith(prefix))
    ? refuse({ code: 'region_blacklisted' })
    : accept(region);
};
