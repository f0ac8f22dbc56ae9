import type { ErrorAnswer } from '@counterpane/contract/envelope';
import type { FieldErrors } from '@counterpane/rules/address/validate-address';

/** The key of a message that belongs to no field. */
export const WHOLE_FORM = '';

/** Which fields a refusal speaks of. */
export const fieldErrorsOf = (answer: ErrorAnswer): FieldErrors => {
  if (answer.code === 'address_invalid' && isMessages(answer.fields)) return answer.fields;
  if (answer.code === 'zip_mismatch' || answer.code === 'region_blacklisted') return { zip: answer.error };
  return { [WHOLE_FORM]: answer.error };
};

const isMessages = (fields: unknown): fields is Record<string, string> =>
  typeof fields === 'object' &&
  fields !== null &&
  Object.values(fields).every((message) => typeof message === 'string');

export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0;
