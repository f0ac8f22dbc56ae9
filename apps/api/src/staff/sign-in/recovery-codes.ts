import { createHmac } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { keyOf, keysOf } from '../../http/purpose-keys.ts';
import { staffRecoveryCodes } from './security-tables.ts';

const HOW_MANY = 10;

/** 128 bits, which a keyed hash without salt is enough for (ASVS 5.0, 6.5.2). */
const CODE_BYTES = 16;

/** Makes the ten codes of a seed in place of those before, and answers them; only their keyed hashes are kept. */
export const makeRecoveryCodes = async (
  tx: Queries,
  secret: string,
  userId: string,
  seed: string,
): Promise<string[]> => {
  const codes = deriveRecoveryCodes(secret, userId, seed);
  const key = keyOf(secret, 'recovery-code');
  await forgetRecoveryCodes(tx, userId);
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOf(key, userId, code) })));
  return codes;
};

/** The codes of a secret seed: the same ones each time. */
export const deriveRecoveryCodes = (secret: string, userId: string, seed: string): string[] =>
  Array.from({ length: HOW_MANY }, (_, index) => {
    const bytes = createHmac('sha256', keyOf(secret, 'recovery-code'))
      .update(`new:${userId}:${index}:${seed}`)
      .digest();
    return spell(bytes.subarray(0, CODE_BYTES));
  });

/** Uses a code up. False for one that is unknown or was used before. */
export const useRecoveryCode = async (
  tx: Queries,
  secret: string,
  { userId, code, at }: { readonly userId: string; readonly code: string; readonly at: string },
): Promise<boolean> => {
  const hashes = keysOf(secret, 'recovery-code').map((key) => hashOf(key, userId, code));
  const used = await tx
    .update(staffRecoveryCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(staffRecoveryCodes.userId, userId),
        inArray(staffRecoveryCodes.codeHash, hashes),
        isNull(staffRecoveryCodes.usedAt),
      ),
    )
    .returning({ userId: staffRecoveryCodes.userId });
  return used.length > 0;
};

export const countRecoveryCodes = async (db: Queries, userId: string): Promise<number> => {
  const [row] = await db
    .select({ left: count() })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.userId, userId), isNull(staffRecoveryCodes.usedAt)));
  return row?.left ?? 0;
};

export const forgetRecoveryCodes = async (tx: Queries, userId: string): Promise<void> => {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, userId));
};

/** @example spell(bytes) // "K3QX-7ZLA-W2MB-55PD-QRWA-3KDM-CE" */
const spell = (bytes: Uint8Array): string =>
  (base32.encode(bytes, { padding: false }).match(/.{1,4}/g) ?? []).join('-');

const hashOf = (key: string, userId: string, code: string): string =>
  createHmac('sha256', key)
    .update(`${userId}:${code.toUpperCase().replace(/[^A-Z2-7]/g, '')}`)
    .digest('base64url');
