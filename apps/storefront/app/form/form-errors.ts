import type { ErrorAnswer } from '@counterpane/contract/envelope';
import type { Translate } from '@counterpane/messages/translator';
import { FIELD_FAULTS } from '@counterpane/rules/address/field-fault';
import { localizeKnown } from '../language/localize-known.ts';

/** What is wrong with a form, by field: a fault of the rules, or what the server said in the language of the page. */
export type FormErrors = Readonly<Record<string, string>>;

/** What a page says of a field. */
export const localizeError = (t: Translate, error: string): string => localizeKnown(t, FIELD_FAULTS, error);

/** The key of a message that belongs to no field. */
export const WHOLE_FORM = '';

/** Which fields a refusal speaks of. */
export const fieldErrorsOf = (answer: ErrorAnswer): FormErrors => {
  if (answer.code === 'address_invalid' && isMessages(answer.fields)) return answer.fields;
  if (answer.code === 'zip_mismatch' || answer.code === 'region_blacklisted') return { zip: answer.error };
  return { [WHOLE_FORM]: answer.error };
};

const isMessages = (fields: unknown): fields is Record<string, string> =>
  typeof fields === 'object' &&
  fields !== null &&
  Object.values(fields).every((message) => typeof message === 'string');

export const hasErrors = (errors: FormErrors): boolean => Object.keys(errors).length > 0;
