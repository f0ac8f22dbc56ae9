import { type Refusal, refuseParameter } from '../answer.ts';
import type { FormFields } from '../form-fields.ts';

const PARAM = 'payment_method_options[card][request_multicapture]';
const KNOWN = ['if_available', 'never'] as const;

/** Whether a call wants cards held so that they can be captured in parts; null where it does not say. */
export const readMulticapture = (
  fields: FormFields,
): { readonly request: (typeof KNOWN)[number] } | Refusal | null => {
  const asked = fields.text(PARAM);
  if (asked === undefined) return null;
  const request = KNOWN.find((one) => one === asked);
  if (request) return { request };
  return refuseParameter(PARAM, `Invalid ${PARAM}: must be one of ${KNOWN.join(', ')}`);
};
