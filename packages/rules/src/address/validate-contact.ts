import { validateEmail } from './email.ts';
import type { FieldErrors } from './field-fault.ts';
import { onlyErrors } from './validate-address.ts';

/** Validates what the shipping step asks beside the address [K5]. */
export const validateContact = ({ email }: { readonly email: string }): FieldErrors =>
  onlyErrors({ email: validateEmail(email) });
