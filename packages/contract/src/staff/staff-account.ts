import { z } from 'zod';
import type { FetchApi } from '../call.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { okSchema, textSchema } from '../envelope.ts';
import { staffSessionSchema } from './staff.ts';

/** Six digits of an authenticator app, or a recovery code. */
export const codeSchema = z.object({ code: textSchema(40) });

/** The code where a second factor is on, otherwise the password. */
export const proofSchema = z.object({
  password: textSchema(256).optional(),
  code: textSchema(40).optional(),
});

export const changePasswordSchema = z.object({ current: textSchema(256), wanted: textSchema(256) });

/** The password beside a fresh code: with recovery codes alone somebody else could sign in for good. */
export const newRecoveryCodesSchema = z.object({ current: textSchema(256) });

/** A session of one's own. Times are ISO 8601. */
export const ownSessionSchema = z.object({
  id: z.string(),
  begunAt: z.string(),
  lastUsedAt: z.string(),
  /** Null where a browser did not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** An IPv6 client is its /64. */
  address: z.string(),
  isThisOne: z.boolean(),
});

export const staffAccountSchema = z.object({
  session: staffSessionSchema,
  hasSecondFactor: z.boolean(),
  recoveryCodesLeft: z.int(),
  sessions: z.array(ownSessionSchema),
});

/** What an authenticator app is told: the key in base32 to type, and the address that a QR code holds. */
export const secondFactorSetupSchema = z.object({ key: z.string(), uri: z.string() });

/** Shown once: they cannot be read again. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export type OwnSession = z.infer<typeof ownSessionSchema>;
export type StaffAccount = z.infer<typeof staffAccountSchema>;
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>;
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
export type Proof = z.infer<typeof proofSchema>;

export const staffAccountAnswerSchema = okSchema(staffAccountSchema);
export const secondFactorSetupAnswerSchema = okSchema(secondFactorSetupSchema);
export const recoveryCodesAnswerSchema = okSchema(recoveryCodesSchema);
export const doneAnswerSchema = okSchema(z.null());

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
