import type { RouterContextProvider } from 'react-router';
import { getAccountClient } from '../require-staff.ts';
import { REAUTHENTICATION_FIELDS } from './field-names.ts';

/** The refusal of a wrong password or code. */
interface RefusedReauthentication {
  readonly ok: false;
  readonly status: number;
  readonly error: string;
}

/** Sends the password or code of a form before its change is made. Null when it has none, or a right one. */
export const reauthenticate = async (
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<RefusedReauthentication | null> => {
  const code = String(form.get(REAUTHENTICATION_FIELDS.code) ?? '').trim();
  const password = String(form.get(REAUTHENTICATION_FIELDS.password) ?? '');
  if (code === '' && password === '') return null;
  const answer = await getAccountClient(context).prove({ code, password });
  return answer.ok ? null : { ok: false, status: answer.status, error: answer.error.error };
};
