import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyOf, keysOf, type Purpose } from './purpose-keys.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a sealed text belongs to: sealed for one thing it cannot be opened for another. */
interface SealedFor {
  readonly purpose: Purpose;
  /** E.g. the id of its row. */
  readonly owner: string;
  readonly secret: string;
}

/** A text that the database keeps and cannot read: nonce, tag and AES-256-GCM, in base64url. */
export const seal = (text: string, { purpose, owner, secret }: SealedFor): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyBytes(keyOf(secret, purpose)), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
};

/** The text, or null when none of our secrets sealed it for this purpose and owner. */
export const findSealed = (sealed: string, { purpose, owner, secret }: SealedFor): string | null => {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of keysOf(secret, purpose)) {
    const text = findOpened(bytes, keyBytes(key), owner);
    if (text !== null) return text;
  }
  return null;
};

const findOpened = (bytes: Buffer, key: Buffer, owner: string): string | null => {
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
};

const keyBytes = (key: string): Buffer => Buffer.from(key, 'base64url');
