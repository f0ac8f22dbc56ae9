import { NO_PO_BOXES } from './street.ts';

const PO_BOX_CITIES = ['po', 'apo', 'dpo', 'fpo'];

/** Why a city cannot be used, or null (checkout section 5). */
export const checkCity = (text: string): string | null => {
  const city = text.trim();
  if (city === '') return 'Please enter your city';
  if (PO_BOX_CITIES.includes(city.toLowerCase().replace(/[.\s]/g, ''))) return NO_PO_BOXES;
  return [...city].length <= 50 && /\p{L}/u.test(city) ? null : 'Please enter a valid city';
};
