import type { RouterContextProvider } from 'react-router';
import { getAccountClient } from '../require-staff.ts';
import { PROOF_FIELDS } from './proof-fields.ts';

/** Why a proof was not taken. */
export interface RefusedProof {
  readonly ok: false;
  readonly status: number;
  readonly error: string;
}

/** Gives the proof that a form brings, before what it asks for. Null when it brings none, or a right one. */
export const proveFirst = async (
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<RefusedProof | null> => {
  const code = String(form.get(PROOF_FIELDS.code) ?? '').trim();
  const password = String(form.get(PROOF_FIELDS.password) ?? '');
  if (code === '' && password === '') return null;
  const answer = await getAccountClient(context).prove({ code, password });
  return answer.ok ? null : { ok: false, status: answer.status, error: answer.error.error };
};
