import { decideRegion } from '@counterpane/rules/address/decide-region';
import { validatePostalCode } from '@counterpane/rules/address/postal-code';
import { findStateTitle } from '@counterpane/rules/address/states';
import type { RegionRefusalCode } from '@counterpane/rules/refusal-groups';
import { type Decision, refuse } from '@counterpane/rules/refusals';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { SavedRegion } from '../checkout/saved-checkout.ts';
import { findZipPlace } from '../region/zip-places.ts';
import { statesOfPostalCode } from '../region/zip-states.ts';
import { countryName } from './delivered-sentence.ts';

/** A region by nothing but its code, and what people call it. */
interface ZipRegion extends SavedRegion {
  readonly place: string;
}

/** Where a code of the storefront's country lies; refused like any region that we cannot ship to. */
export const findZipRegion = async (
  typed: string,
  { shippingArea }: Pick<Storefront, 'shippingArea'>,
): Promise<Decision<ZipRegion, RegionRefusalCode>> => {
  const { country } = shippingArea;
  const zip = typed.trim().toUpperCase();
  const fault = validatePostalCode(zip, country);
  if (fault !== null) return refuse({ code: 'address_invalid', fields: { zip: fault } });
  const known = country === 'US' ? await findZipPlace(zip) : null;
  const [first = ''] = statesOfPostalCode(zip, country) ?? [];
  const state = known?.state ?? first;
  const decision = decideRegion({ country, state, zip }, shippingArea, statesOfPostalCode);
  if (!decision.ok) return decision;
  const place = known ? `${known.city}, ${known.state}` : (findStateTitle(state) ?? countryName(country));
  return { ok: true, change: { country, state, zip, city: known?.city ?? '', place } };
};
