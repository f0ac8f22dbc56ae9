import type { FieldFault } from './field-fault.ts';

const LOCAL = /^(?:[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*|"[^"]+")$/;
const DOMAIN = /^(?:\[\d{1,3}(?:\.\d{1,3}){3}\]|(?:[a-z\d-]+\.)+[a-z]{2,})$/i;

/** Why an email address cannot be used, or null: 7 to 50 characters [K5]. */
export const validateEmail = (text: string): FieldFault | null => {
  const email = text.trim();
  if (email === '') return 'Please enter an e-mail address';
  const at = email.lastIndexOf('@');
  const isFine =
    email.length >= 7 &&
    email.length <= 50 &&
    at > 0 &&
    LOCAL.test(email.slice(0, at)) &&
    DOMAIN.test(email.slice(at + 1));
  return isFine ? null : 'A valid email address is required';
};
