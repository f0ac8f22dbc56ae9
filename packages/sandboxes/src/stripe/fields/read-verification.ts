import { type Refusal, refuseParameter } from '../answer.ts';
import type { FormFields } from '../form-fields.ts';
import type { Verification } from '../payment-intent.ts';

const PARAM = 'payment_method_options[us_bank_account][verification_method]';

/** How a call wants bank accounts verified; null where it does not say, and a refusal for a word that its endpoint lacks. */
export const readVerification = (
  fields: FormFields,
  known: readonly Verification[],
): { readonly method: Verification } | Refusal | null => {
  const asked = fields.text(PARAM);
  if (asked === undefined) return null;
  const method = known.find((one) => one === asked);
  if (method) return { method };
  return refuseParameter(PARAM, `Invalid ${PARAM}: must be one of ${known.join(', ')}`);
};
