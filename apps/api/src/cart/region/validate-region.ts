import { validateCity } from '@counterpane/rules/address/city';
import { decideRegion } from '@counterpane/rules/address/decide-region';
import { validatePostalCode } from '@counterpane/rules/address/postal-code';
import { validateLine1, validateLine2 } from '@counterpane/rules/address/street';
import { onlyErrors, validateState } from '@counterpane/rules/address/validate-address';
import type { RegionRefusalCode } from '@counterpane/rules/refusal-groups';
import type { RefusalOf, Refused } from '@counterpane/rules/refusals';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { SavedRegion } from '../checkout/saved-checkout.ts';
import { expectedCities } from './zip-places.ts';
import { statesOfPostalCode } from './zip-states.ts';

/** A region as it is typed, with as much of the street as there is. */
export interface TypedRegion extends SavedRegion {
  readonly line1?: string;
  readonly line2?: string;
}

/** Whether we ship there. A region that is fine may still have a city of another name: a warning, never a refusal. */
type ValidatedRegion =
  | {
      readonly ok: true;
      readonly region: SavedRegion;
      readonly warning: RefusalOf<'city_mismatch'> | null;
    }
  | Refused<RegionRefusalCode>;

/** The one check behind every region and address call [D63]. */
export const validateRegion = async (
  typed: TypedRegion,
  { shippingArea }: Pick<Storefront, 'shippingArea'>,
): Promise<ValidatedRegion> => {
  const region = trimmed(typed);
  // Codes of a country that we do not ship to are not validated: the country is refused.
  const isOurs = region.country === shippingArea.country;
  const fields = isOurs ? faults(region, typed) : {};
  if (Object.keys(fields).length > 0) return { ok: false, refusal: { code: 'address_invalid', fields } };
  const decision = decideRegion(region, shippingArea, statesOfPostalCode);
  if (!decision.ok) return decision;
  return { ok: true, region, warning: await cityWarning(region) };
};

const trimmed = ({ country, state, zip, city }: TypedRegion): SavedRegion => ({
  country: country.trim(),
  state: state.trim(),
  zip: zip.trim(),
  city: city.trim(),
});

/** Faults that need no look-up of the place. A street or a city that is still empty is not a fault. */
const faults = ({ country, state, zip, city }: SavedRegion, { line1 = '', line2 = '' }: TypedRegion) =>
  onlyErrors({
    line1: line1.trim() === '' ? null : validateLine1(line1, 'shipping'),
    line2: validateLine2(line2),
    city: city === '' ? null : validateCity(city),
    state: validateState(state, country, 'shipping'),
    zip: validatePostalCode(zip, country),
  });

/** The names of Canadian codes are those of quarters, and the British ones have none: only the US can be compared. */
const cityWarning = async ({ country, zip, city }: SavedRegion) => {
  if (country !== 'US' || city === '') return null;
  const cities = await expectedCities(zip, city);
  return cities.length === 0 ? null : ({ code: 'city_mismatch', city, cities } as const);
};
