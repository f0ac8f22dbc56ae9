import { type FieldErrors, onlyErrors } from './check-address.ts';
import { checkEmail } from './email.ts';

/** Validates what the shipping step asks beside the address [K5]. */
export const checkContact = ({ email }: { readonly email: string }): FieldErrors =>
  onlyErrors({ email: checkEmail(email) });
