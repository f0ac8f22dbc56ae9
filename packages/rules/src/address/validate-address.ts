import { validateCity } from './city.ts';
import type { FieldErrors, FieldFault } from './field-fault.ts';
import { validateFullName } from './full-name.ts';
import { validatePhone } from './phone.ts';
import { validatePostalCode } from './postal-code.ts';
import { statesOf } from './states.ts';
import { validateLength, validateLine1, validateLine2 } from './street.ts';

/** An address as it is typed. */
export interface TypedAddress {
  readonly fullName: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly phone: string;
}

/** Validates every field of an address: the same schema for browser and server [K5]. */
export const validateAddress = (address: TypedAddress, kind: 'shipping' | 'billing'): FieldErrors =>
  onlyErrors({
    fullName: validateFullName(address.fullName),
    line1: validateLine1(address.line1, kind),
    line2: validateLine2(address.line2),
    city: validateCity(address.city),
    state: validateState(address.state, address.country, kind),
    zip: validatePostalCode(address.zip, address.country),
    phone: validatePhone(address.phone, address.country),
  });

/** Why a state cannot be used in a country, or null [K5]. A county is whatever is typed. */
export const validateState = (
  state: string,
  country: string,
  kind: 'shipping' | 'billing',
): FieldFault | null => {
  const states = statesOf(country, kind);
  if (states.length === 0) return validateLength(state);
  return states.some(({ code }) => code === state) ? null : 'Please select a state';
};

/** Leaves out the fields that are fine. */
export const onlyErrors = (checked: Readonly<Record<string, FieldFault | null>>): FieldErrors =>
  Object.fromEntries(
    Object.entries(checked).filter((entry): entry is [string, FieldFault] => entry[1] !== null),
  );
