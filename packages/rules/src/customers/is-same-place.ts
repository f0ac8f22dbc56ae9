import type { TypedAddress } from '../address/validate-address.ts';

/** What is missing is empty. */
type Place = { readonly [Field in keyof TypedAddress]?: string | undefined };

/**
 * Whether two addresses are one place of one person, however they were spelled: an account has each once [R044].
 * @example isSamePlace(home, { ...home, city: ' new york' }) // true
 */
export const isSamePlace = (one: Place, other: Place): boolean =>
  FIELDS.every((field) => folded(one[field]) === folded(other[field]));

const FIELDS = ['fullName', 'line1', 'line2', 'city', 'state', 'zip', 'country', 'phone'] as const;

const folded = (text = ''): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
