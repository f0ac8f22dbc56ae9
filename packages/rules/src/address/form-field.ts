import type { FieldFault } from './field-fault.ts';
import { findPhoneDigits } from './phone.ts';
import { isPostalCode } from './postal-code.ts';

/** A field of a form outside the checkout: it may be optional, and may have an error message of its own. */
interface FormField<Message extends string> {
  readonly isRequired: boolean;
  /** The error message, in place of the usual one. */
  readonly message?: Message;
}

/**
 * Why a phone number cannot be used, or null. Empty is fine where it is not required; otherwise ten North
 * American digits with optional +1, parentheses and separators [C5].
 * @example validateOptionalPhone('', 'US', { isRequired: false }) // null
 */
export const validateOptionalPhone = <Message extends string = never>(
  text: string,
  country: string,
  { isRequired, message }: FormField<Message>,
): FieldFault | Message | null => {
  if (text.trim() === '' && !isRequired) return null;
  return findPhoneDigits(text, country) === null ? (message ?? 'Invalid phone number') : null;
};

/**
 * Why a postal code cannot be used in a country, or null. Empty is fine where it is not required. A US
 * number under 500 is refused where it is required [C5].
 * @example validateOptionalPostalCode('1000', 'US', { isRequired: true }) // "Invalid"
 */
export const validateOptionalPostalCode = <Message extends string = never>(
  text: string,
  country: string,
  { isRequired, message }: FormField<Message>,
): FieldFault | Message | null => {
  if (text.trim() === '' && !isRequired) return null;
  return isPostalCode(text.trim(), country) ? null : (message ?? 'Invalid');
};
