import type { FormFail } from '@counterpane/contract/checkout/form-fail';
import { createClient } from '@counterpane/contract/client';
import type { FormErrors } from '../form/form-errors.ts';

/** Tells the store which fields held a step back. Nobody waits for it, and nothing depends on it. */
export const reportFormFail = (step: FormFail['step'], errors: FormErrors): void => {
  const fields = Object.keys(errors).filter((field) => errors[field] !== undefined);
  if (fields.length === 0) return;
  const send = createClient((path, init) => fetch(path, { ...init, keepalive: true }));
  send.reportFormFail({ step, fields }).catch(() => undefined);
};
