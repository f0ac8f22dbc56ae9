import { type MessageOrText, message } from '@counterpane/messages/message';
import { CA_PROVINCES, findStateTitle } from '@counterpane/rules/address/states';

/** French has names of its own for the provinces and territories of Canada. */
const PROVINCES = CA_PROVINCES.map(({ title }) => title);

/** A state or province in a sentence; all others are called alike in every language. */
export const placeName = (title: string): MessageOrText => {
  const known = PROVINCES.find((province) => province === title);
  return known === undefined ? title : message(known);
};

/** The same of its code. @example stateName('NM') // "New Mexico" */
export const stateName = (code: string): MessageOrText => placeName(findStateTitle(code) ?? code);
