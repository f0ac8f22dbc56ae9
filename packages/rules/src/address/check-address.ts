import { checkCity } from './city.ts';
import { checkFullName } from './full-name.ts';
import { checkPhone } from './phone.ts';
import { checkPostalCode } from './postal-code.ts';
import { statesOf } from './states.ts';
import { checkLength, checkLine1, checkLine2 } from './street.ts';

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

/** Field -> message in the specification's words. Empty when all is well. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Validates every field of an address: the same schema for browser and server [K5]. */
export const checkAddress = (address: TypedAddress, kind: 'shipping' | 'billing'): FieldErrors =>
  onlyErrors({
    fullName: checkFullName(address.fullName),
    line1: checkLine1(address.line1, kind),
    line2: checkLine2(address.line2),
    city: checkCity(address.city),
    state: checkState(address.state, address.country, kind),
    zip: checkPostalCode(address.zip, address.country),
    phone: checkPhone(address.phone, address.country),
  });

/** Why a state cannot be used in a country, or null [K5]. A county is whatever is typed. */
export const checkState = (state: string, country: string, kind: 'shipping' | 'billing'): string | null => {
  const states = statesOf(country, kind);
  if (states.length === 0) return checkLength(state);
  return states.some(({ code }) => code === state) ? null : 'Please select a state';
};

/** Leaves out the fields that are fine. */
export const onlyErrors = (checked: Readonly<Record<string, string | null>>): FieldErrors =>
  Object.fromEntries(Object.entries(checked).filter((entry): entry is [string, string] => entry[1] !== null));
