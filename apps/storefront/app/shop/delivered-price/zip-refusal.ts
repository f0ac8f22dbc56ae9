import type { ErrorAnswer } from '@counterpane/contract/envelope';
import { fieldErrorsOf } from '../../form/form-errors.ts';

/** Why no price can be told for a code: a region that we do not ship to, or a code that is none. */
export const zipRefusal = (error: ErrorAnswer): string => {
  if (typeof error.message === 'string') return error.message;
  const { zip, ...others } = fieldErrorsOf(error);
  return zip ?? Object.values(others)[0] ?? error.error;
};
