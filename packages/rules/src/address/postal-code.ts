import type { FieldFault } from './field-fault.ts';

const PATTERNS: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-?\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  GB: /^([A-Z]{1,2}\d[A-Z\d]?|GIR) ?\d[A-Z]{2}$/i,
};

/** No US ZIP code lies below 00500 [C5]. */
const LOWEST_US_ZIP = 500;

/** Why a ZIP or postal code cannot be used in a country, or null [K5]. */
export const validatePostalCode = (text: string, country: string): FieldFault | null => {
  const code = text.trim();
  if (code === '') return 'Please enter a zip code';
  return isPostalCode(code, country) ? null : 'Please enter a valid zip code';
};

/** @example isPostalCode('10001-1234', 'US') // true */
export const isPostalCode = (code: string, country: string): boolean => {
  if (!Object.hasOwn(PATTERNS, country) || !PATTERNS[country]?.test(code)) return false;
  return country !== 'US' || Number(code.slice(0, 5)) >= LOWEST_US_ZIP;
};
