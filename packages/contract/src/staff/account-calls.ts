import type { z } from 'zod';
import type { FetchApi } from '../call.ts';
import { callEndpoint } from '../call-endpoint.ts';
import type { changePasswordSchema, newRecoveryCodesSchema, Proof } from './staff-account.ts';
/** One's own account. What changes it answers 403 `proof_required` when the last proof is older than ten minutes. */
export const createAccountClient = (fetchApi: FetchApi) => ({
  account: () => callEndpoint(fetchApi, 'GET /staff/account'),
  /** The second step of a sign-in, five minutes at most after the first. */
  enterCode: (code: string) => callEndpoint(fetchApi, 'POST /staff/session/code', { body: { code } }),
  prove: (proof: Proof) => callEndpoint(fetchApi, 'POST /staff/session/proof', { body: proof }),
  /** Other sessions end. */
  changePassword: (form: z.infer<typeof changePasswordSchema>) =>
    callEndpoint(fetchApi, 'POST /staff/account/password', { body: form }),
  beginSecondFactor: () => callEndpoint(fetchApi, 'POST /staff/account/second-factor'),
  confirmSecondFactor: (code: string) =>
    callEndpoint(fetchApi, 'POST /staff/account/second-factor/confirm', { body: { code } }),
  makeRecoveryCodes: (form: z.infer<typeof newRecoveryCodesSchema>) =>
    callEndpoint(fetchApi, 'POST /staff/account/recovery-codes', { body: form }),
  endSession: (id: string) =>
    callEndpoint(fetchApi, 'DELETE /staff/account/sessions/:id', { params: { id } }),
  endOtherSessions: () => callEndpoint(fetchApi, 'DELETE /staff/account/sessions'),
});
