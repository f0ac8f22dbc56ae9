import { z } from 'zod';
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

/** The password beside a fresh code: with recovery codes alone someone else could sign in for good. */
export const newRecoveryCodesSchema = z.object({ current: textSchema(256) });

/** A session of one's own. Times are ISO 8601. */
const ownSessionSchema = z.object({
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

const staffAccountSchema = z.object({
  session: staffSessionSchema,
  hasSecondFactor: z.boolean(),
  recoveryCodesLeft: z.int(),
  sessions: z.array(ownSessionSchema),
});

/** What an authenticator app is told: the key in base32 to type, and the address that a QR code holds. */
const secondFactorSetupSchema = z.object({ key: z.string(), uri: z.string() });

/** Shown once: they cannot be read again. */
const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export type OwnSession = z.infer<typeof ownSessionSchema>;
export type StaffAccount = z.infer<typeof staffAccountSchema>;
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>;
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
export type Proof = z.infer<typeof proofSchema>;

export const staffAccountAnswerSchema = okSchema(staffAccountSchema);
export const secondFactorSetupAnswerSchema = okSchema(secondFactorSetupSchema);
export const recoveryCodesAnswerSchema = okSchema(recoveryCodesSchema);
export const doneAnswerSchema = okSchema(z.null());
