import type { FieldFault } from './field-fault.ts';
import { plainText } from './normalize-text.ts';
import { NO_PO_BOXES } from './street.ts';

/** Military and other post offices, with the region that follows some of them. */
const PO_BOX_CITY = /^[adf]?po(a[aep])?$/;

/** Why a city cannot be used, or null [K5]. */
export const validateCity = (text: string): FieldFault | null => {
  const city = plainText(text);
  if (city === '') return 'Please enter your city';
  if (PO_BOX_CITY.test(city.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))) return NO_PO_BOXES;
  return [...city].length <= 50 && /\p{L}/u.test(city) ? null : 'Please enter a valid city';
};
