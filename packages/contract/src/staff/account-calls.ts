import type { z } from 'zod';
import type { FetchApi } from '../call.ts';
import { endpointCall } from '../endpoint-call.ts';
import type { changePasswordSchema, newRecoveryCodesSchema, Proof } from './staff-account.ts';
/** One's own account. What changes it answers 403 `proof_required` when the last proof is older than ten minutes. */
export const createAccountClient = (fetchApi: FetchApi) => ({
  account: () => endpointCall(fetchApi, 'GET /staff/account')(),
  /** The second step of a sign-in, five minutes at most after the first. */
  enterCode: (code: string) => endpointCall(fetchApi, 'POST /staff/session/code')({ body: { code } }),
  prove: (proof: Proof) => endpointCall(fetchApi, 'POST /staff/session/proof')({ body: proof }),
  /** Other sessions end. */
  changePassword: (form: z.infer<typeof changePasswordSchema>) =>
    endpointCall(fetchApi, 'POST /staff/account/password')({ body: form }),
  beginSecondFactor: () => endpointCall(fetchApi, 'POST /staff/account/second-factor')(),
  confirmSecondFactor: (code: string) =>
    endpointCall(fetchApi, 'POST /staff/account/second-factor/confirm')({ body: { code } }),
  makeRecoveryCodes: (form: z.infer<typeof newRecoveryCodesSchema>) =>
    endpointCall(fetchApi, 'POST /staff/account/recovery-codes')({ body: form }),
  endSession: (id: string) =>
    endpointCall(fetchApi, 'DELETE /staff/account/sessions/:id')({ params: { id } }),
  endOtherSessions: () => endpointCall(fetchApi, 'DELETE /staff/account/sessions')(),
});
