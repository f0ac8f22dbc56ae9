import { plainText } from './plain-text.ts';

/** Words of letters and the signs of names, with a letter in each of two at least. */
const ALLOWED = /^(?=.*\p{L}.* .*\p{L})[\p{L}\p{M},.'‘’\- ]+$/u;

/** Why a full name cannot be used, or null (checkout section 5; length first, decisions row 36). */
export const checkFullName = (text: string): string | null => {
  const name = plainText(text);
  const length = [...name].length;
  if (length < 3 || length > 50) return 'Please enter your full name';
  return ALLOWED.test(name) ? null : 'Please enter valid full name';
};

/**
 * The last word is the last name, the rest the first name (checkout section 3).
 * @example splitFullName('Mary Jane Watson') // { firstName: 'Mary Jane', lastName: 'Watson' }
 */
export const splitFullName = (text: string): { firstName: string; lastName: string } => {
  const name = plainText(text);
  const end = name.lastIndexOf(' ');
  return { firstName: name.slice(0, Math.max(0, end)), lastName: name.slice(end + 1) };
};
