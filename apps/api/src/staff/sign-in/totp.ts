import { randomBytes } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

/** RFC 6238 as authenticator apps do it: SHA-1, six digits, a new code every 30 seconds. */
const STEP_MS = 30_000;
/** Clocks differ and people type slowly: the code before and the one after count as well. */
const STEPS_AROUND = [0, -1, 1] as const;

/** A new key of 160 bits, in base32. */
export const newTotpKey = (): string => base32.encode(randomBytes(20), { padding: false });

/** The address that an authenticator app reads from a QR code. */
export const totpUri = (key: string, { shop, email }: { shop: string; email: string }): string =>
  createOTP(base32.decode(key)).url(shop, email);

/**
 * The step whose code this is, or null. Steps up to `lastStep` have been used: no code is right twice.
 * `now` is in milliseconds.
 */
export const findTotpStep = async (
  key: string,
  code: string,
  { now, lastStep }: { readonly now: number; readonly lastStep: number },
): Promise<number | null> => {
  const current = Math.floor(now / STEP_MS);
  for (const step of STEPS_AROUND.map((around) => current + around))
    if (step > lastStep && (await totpCode(key, step * STEP_MS)) === code) return step;
  return null;
};

/** The code at a time in milliseconds. */
export const totpCode = (key: string, now: number): Promise<string> =>
  createOTP(base32.decode(key)).hotp(Math.floor(now / STEP_MS));
