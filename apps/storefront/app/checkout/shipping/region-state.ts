import type { CartView } from '@counterpane/contract/cart/carts';
import type { RegionOutcome } from '@counterpane/contract/cart/region-answer';
import type { FormErrors } from '../../form/form-errors.ts';

/** Where an order goes, as it stands in the form. */
export interface TypedRegion {
  readonly country: string;
  readonly state: string;
  readonly zip: string;
  readonly city: string;
}

/** What is known of the region in the form [K3, K4]. */
export interface RegionState {
  readonly isValidationPending: boolean;
  readonly isZipMismatched: boolean;
  readonly isRegionBlacklisted: boolean;
  /** The cart has the taxes of this region. */
  readonly isTaxesUpdated: boolean;
  /** Nobody could say: asked once more before the form is sent [D88]. */
  readonly isUnknown: boolean;
  /** What is said at the fields. */
  readonly errors: FormErrors;
  /** The code that was asked about, and the states where it is used instead of the chosen one. */
  readonly zip: string;
  readonly states: readonly string[];
  /** A city of another name than the place has: no reason to stop. */
  readonly warning: { readonly text: string; readonly cities: readonly string[] } | null;
}

export const IDLE: RegionState = {
  isValidationPending: false,
  isZipMismatched: false,
  isRegionBlacklisted: false,
  isTaxesUpdated: false,
  isUnknown: false,
  errors: {},
  zip: '',
  states: [],
  warning: null,
};

/** Shipping submit is refused while it is one of these [K4]. */
export const isBlocked = ({ isZipMismatched, isRegionBlacklisted }: RegionState): boolean =>
  isZipMismatched || isRegionBlacklisted;

/** What an answer means for the form. */
export const stateOf = (outcome: RegionOutcome<CartView>, zip: string): RegionState => {
  const known = { ...IDLE, zip };
  switch (outcome.kind) {
    case 'valid':
      return { ...known, isTaxesUpdated: true, warning: warningOf(outcome.result) };
    case 'mismatched':
      return { ...known, isZipMismatched: true, errors: { zip: outcome.message }, states: outcome.states };
    case 'blacklisted':
      return { ...known, isRegionBlacklisted: true, errors: { zip: outcome.message } };
    case 'refused':
      return {
        ...known,
        errors: Object.keys(outcome.fields).length > 0 ? outcome.fields : { zip: outcome.message },
      };
    case 'unknown':
      return { ...known, isUnknown: true };
  }
};

const warningOf = ({ notices }: CartView): RegionState['warning'] => {
  const notice = notices.find(({ code }) => code === 'city_mismatch');
  if (!notice) return null;
  const cities = Array.isArray(notice.cities) ? notice.cities.map(String) : [];
  return { text: notice.text, cities };
};
