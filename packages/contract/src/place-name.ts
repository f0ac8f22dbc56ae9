import { type Message, message } from '@counterpane/messages/message';
import type { PlainMessageId } from '@counterpane/messages/message-id';

/** The provinces and territories of Canada, which French has names of its own for. */
const PROVINCES: readonly PlainMessageId[] = [
  'Alberta',
  'British Columbia',
  'Manitoba',
  'New Brunswick',
  'Newfoundland and Labrador',
  'Northwest Territories',
  'Nova Scotia',
  'Nunavut',
  'Ontario',
  'Prince Edward Island',
  'Quebec',
  'Saskatchewan',
  'Yukon',
];

/** A state or province in a sentence; all others are called alike in every language. */
export const placeName = (title: string): string | Message => {
  const known = PROVINCES.find((province) => province === title);
  return known === undefined ? title : message(known);
};
