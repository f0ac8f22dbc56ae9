import type { FieldFault } from './field-fault.ts';
import { plainText } from './normalize-text.ts';

/** Letters and the signs of names. */
const ALLOWED = /^[\p{L}\p{M},.'‘’\- ]+$/u;

/** Why a full name cannot be used, or null ([K5]; length first, [D36]). */
export const validateFullName = (text: string): FieldFault | null => {
  const name = plainText(text);
  const length = [...name].length;
  if (length < 3 || length > 50) return 'Please enter your full name';
  return ALLOWED.test(name) && hasTwoWords(name) ? null : 'Please enter valid full name';
};

const hasTwoWords = (name: string): boolean =>
  name.split(' ').filter((word) => /\p{L}/u.test(word)).length > 1;

/**
 * The last word is the last name, the rest the first name [K3].
 * @example splitFullName('Mary Jane Watson') // { firstName: 'Mary Jane', lastName: 'Watson' }
 */
export const splitFullName = (text: string): { firstName: string; lastName: string } => {
  const name = plainText(text);
  const end = name.lastIndexOf(' ');
  return { firstName: name.slice(0, Math.max(0, end)), lastName: name.slice(end + 1) };
};
