import type { RegionRefusalCode } from '../refusal-groups.ts';
import { accept, type Decision, refuse } from '../refusals.ts';

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

/** The states or provinces that a code can lie in: usually one. Null where addresses need none. */
type StatesOfZip = (zip: string, country: string) => readonly string[] | null;

/**
 * Whether we ship to a region: it lies in the storefront's country, its ZIP lies in its state, and no
 * blacklisted prefix matches ([K4]: the two 412 answers).
 */
export const decideRegion = (
  region: Region,
  area: ShippingArea,
  statesOfZip: StatesOfZip,
): Decision<Region, RegionRefusalCode> => {
  const { country, state } = region;
  const zip = region.zip.trim();
  if (country !== area.country) return refuse({ code: 'region_blacklisted' });
  const states = statesOfZip(zip, country);
  if (states && !states.includes(state)) return refuse({ code: 'zip_mismatch', state, zip, states });
  return area.blacklistedZips.some((prefix) => zip.startsWith(prefix))
    ? refuse({ code: 'region_blacklisted' })
    : accept(region);
};
