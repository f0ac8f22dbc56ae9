import { validateEmail } from '../address/email.ts';
import type { FieldErrors, FieldFault } from '../address/field-fault.ts';
import { validateOptionalPhone } from '../address/form-field.ts';
import { onlyErrors } from '../address/validate-address.ts';

/** What people write to us about. */
export const CONTACT_TOPICS = [
  'order',
  'choice',
  'return',
  'warranty',
  'discount',
  'referral',
  'affiliates',
  'press',
  'privacy',
  'security',
  'accessibility',
  'other',
] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** A message as typed into the form of the support page. */
interface TypedMessage {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

const LONGEST_NAME = 80;
const SHORTEST = 10;
const LONGEST = 4_000;

/**
 * What is wrong with a message, by field; nothing when it can be sent. A phone number may be left out, and is one of
 * the country of the shop [C5].
 */
export const validateContactMessage = (
  { name, email, phone, message }: TypedMessage,
  country: string,
): FieldErrors =>
  onlyErrors({
    name: validateName(name.trim()),
    email: validateEmail(email),
    phone: validateOptionalPhone<never>(phone, country, { isRequired: false }),
    message: validateText(message.trim()),
  });

const validateName = (name: string): FieldFault | null => {
  if (name === '') return 'Please enter your name';
  return name.length > LONGEST_NAME ? 'Please enter at most 80 characters' : null;
};

const validateText = (text: string): FieldFault | null => {
  if (text.length < SHORTEST) return 'Please write a sentence or two';
  return text.length > LONGEST ? 'Please enter at most 4000 characters' : null;
};
