import { eq } from 'drizzle-orm';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { findSealed, seal } from '../../http/sealing.ts';
import type { StaffDeps } from '../deps.ts';
import {
  deriveRecoveryCodes,
  forgetRecoveryCodes,
  makeRecoveryCodes,
  useRecoveryCode,
} from './recovery-codes.ts';
import { staffSecurity } from './security-tables.ts';
import { findTotpStep, newTotpKey } from './totp.ts';

type Deps = Pick<StaffDeps, 'secret' | 'clock'>;
type Security = typeof staffSecurity.$inferSelect;

/** What a code that was taken was. */
export type EnteredCode = 'app' | 'recovery';

/** Makes a key that counts from its first right code on. Null where the second factor is on: it stays as it is. */
export const beginSecondFactor = async (
  tx: Queries,
  { secret }: Pick<Deps, 'secret'>,
  userId: string,
): Promise<string | null> => {
  if ((await lockSecurity(tx, userId)).secondFactorSince !== null) return null;
  const key = newTotpKey();
  await tx
    .update(staffSecurity)
    .set({ secondFactorKey: seal(key, sealedFor(userId, secret)) })
    .where(eq(staffSecurity.userId, userId));
  return key;
};

/** Turns the second factor on with the first code of its key, and answers the recovery codes. */
export const confirmSecondFactor = async (
  tx: Queries,
  deps: Deps,
  userId: string,
  code: string,
): Promise<ConfirmedFactor> => {
  const security = await lockSecurity(tx, userId);
  if (security.secondFactorSince !== null) return { ok: false, code: 'second_factor_is_on' };
  if (security.secondFactorKey === null) return { ok: false, code: 'second_factor_not_begun' };
  if (!(await takeAppCode(tx, deps, security, code))) return { ok: false, code: 'code_wrong' };
  await tx
    .update(staffSecurity)
    .set({ secondFactorSince: isoNow(deps.clock) })
    .where(eq(staffSecurity.userId, userId));
  const seed = seedOf(security, deps);
  return { ok: true, recoveryCodes: await makeRecoveryCodes(tx, deps.secret, userId, seed) };
};

/** What the first code of a key comes to. */
export type ConfirmedFactor =
  | { readonly ok: true; readonly recoveryCodes: string[] }
  | {
      readonly ok: false;
      readonly code: 'second_factor_is_on' | 'second_factor_not_begun' | 'code_wrong';
    };

/** The recovery codes that turning the second factor on has just answered, once more. */
export const repeatRecoveryCodes = async (
  tx: Queries,
  deps: Deps,
  userId: string,
): Promise<ConfirmedFactor> => {
  const seed = seedOf(await lockSecurity(tx, userId), deps);
  return { ok: true, recoveryCodes: deriveRecoveryCodes(deps.secret, userId, seed) };
};

/** Makes recovery codes in place of those before: the same ones for the same `press`, which no other one shares. */
export const renewRecoveryCodes = async (
  tx: Queries,
  deps: Deps,
  userId: string,
  press: string,
): Promise<string[]> => {
  const seed = `${seedOf(await lockSecurity(tx, userId), deps)} ${press}`;
  return makeRecoveryCodes(tx, deps.secret, userId, seed);
};

/** Uses up a code of the app or a recovery code; null for a wrong one. */
export const enterCode = async (
  tx: Queries,
  deps: Deps,
  userId: string,
  code: string,
): Promise<EnteredCode | null> => {
  const security = await lockSecurity(tx, userId);
  if (security.secondFactorSince === null) return null;
  if (await takeAppCode(tx, deps, security, code)) return 'app';
  const at = isoNow(deps.clock);
  return (await useRecoveryCode(tx, deps.secret, { userId, code, at })) ? 'recovery' : null;
};

/** Takes the second factor off, for who has lost it. */
export const forgetSecondFactor = async (tx: Queries, userId: string): Promise<void> => {
  await tx
    .update(staffSecurity)
    .set({ secondFactorKey: null, secondFactorSince: null })
    .where(eq(staffSecurity.userId, userId));
  await forgetRecoveryCodes(tx, userId);
};

const takeAppCode = async (
  tx: Queries,
  { secret, clock }: Deps,
  { userId, secondFactorKey, lastCodeStep }: Security,
  code: string,
): Promise<boolean> => {
  const key = findKey({ userId, secondFactorKey }, secret);
  const digits = code.replace(/\s/g, '');
  if (key === null || !/^\d{6}$/.test(digits)) return false;
  const step = await findTotpStep(key, digits, { now: clock.now(), lastStep: lastCodeStep });
  if (step === null) return false;
  await tx
    .update(staffSecurity)
    // Sealed anew: after a change of the store's secret the older one is needed no longer.
    .set({ lastCodeStep: step, secondFactorKey: seal(key, sealedFor(userId, secret)) })
    .where(eq(staffSecurity.userId, userId));
  return true;
};

/** The key of an app cannot be guessed: what is derived from it and from the store's secret is as secret as it is. */
const seedOf = (security: Security, { secret }: Pick<Deps, 'secret'>): string => {
  const key = findKey(security, secret);
  if (key === null) throw new Error('a second factor that is on has a key');
  return key;
};

const findKey = (
  { userId, secondFactorKey }: Pick<Security, 'userId' | 'secondFactorKey'>,
  secret: string,
): string | null =>
  secondFactorKey === null ? null : findSealed(secondFactorKey, sealedFor(userId, secret));

const sealedFor = (owner: string, secret: string) => ({ purpose: 'second-factor', owner, secret }) as const;

/** Locked, so that a code that is sent twice at once is taken once. */
const lockSecurity = async (tx: Queries, userId: string): Promise<Security> => {
  const [security] = await tx
    .select()
    .from(staffSecurity)
    .where(eq(staffSecurity.userId, userId))
    .for('update');
  if (!security) throw new Error('a member of staff has a row of staff_security');
  return security;
};
