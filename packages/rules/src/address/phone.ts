import type { FieldFault } from './field-fault.ts';
import { plainText } from './normalize-text.ts';

const NORTH_AMERICAN = /^(?:\+?1)?([2-9]\d{9})$/;
/** Area codes begin with 1 or 2, mobiles with 7; 3, 5, 8 and 9 are numbers of companies. */
const BRITISH = /^(?:(?:\+|00)440?|0)([1-35789]\d{8,9})$/;

/**
 * A phone number in its stored form, or null when it is not one of its country: the ten digits of a North American
 * number, a British one with its +44 [C5, D29].
 * @example findPhoneDigits('(212) 555-0100', 'US') // "2125550100"
 * @example findPhoneDigits('020 7946 0958', 'GB') // "+442079460958"
 */
export const findPhoneDigits = (text: string, country: string): string | null => {
  // Separators between the parts: points, slashes, brackets, dashes of any kind, spaces.
  const number = plainText(text).replace(/[ ./()\p{Pd}]/gu, '');
  const isBritish = country === 'GB';
  const digits = (isBritish ? BRITISH : NORTH_AMERICAN).exec(number)?.[1];
  return digits ? (isBritish ? '+44' : '') + digits : null;
};

/** Why a phone number cannot be used in a country, or null; it is required at checkout [K5]. */
export const validatePhone = (text: string, country: string): FieldFault | null => {
  if (text.trim() === '') return 'Please enter a phone number';
  return findPhoneDigits(text, country) === null ? 'Please enter a valid phone number' : null;
};
