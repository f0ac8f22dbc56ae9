import { type Refusal, refuseParameter } from '../answer.ts';
import type { FormFields } from '../form-fields.ts';

/** The prefix of the sandbox's account has ten letters, as many as one may have. */
const LONGEST_SUFFIX = 22 - 'COUNTERPAN* '.length;
const FORBIDDEN = /[<>\\'"*]/;
const LATIN = /^[ -~]*$/;

/**
 * What stands on the shopper's statement behind the account's prefix; null where the call does not say. `parent` is where the
 * fields stand: empty, or `payment_intent_data`.
 */
export const readSuffix = (
  fields: FormFields,
  parent: string,
): { readonly suffix: string } | Refusal | null => {
  const nameOf = (field: string) => (parent ? `${parent}[${field}]` : field);
  const whole = nameOf('statement_descriptor');
  if (fields.text(whole) !== undefined)
    return refuseParameter(
      whole,
      'The `statement_descriptor` parameter is not supported for the `card` payment method type. Use `statement_descriptor_suffix` instead.',
    );
  const param = nameOf('statement_descriptor_suffix');
  const suffix = fields.text(param);
  if (suffix === undefined) return null;
  if (FORBIDDEN.test(suffix) || !LATIN.test(suffix))
    return refuseParameter(
      param,
      'The statement descriptor suffix contains characters that are not allowed.',
    );
  if (!/[A-Za-z]/.test(suffix))
    return refuseParameter(param, 'The statement descriptor suffix must contain at least one letter.');
  if (suffix.length > LONGEST_SUFFIX)
    return refuseParameter(param, 'The statement descriptor with its prefix must be at most 22 characters.');
  return { suffix };
};
