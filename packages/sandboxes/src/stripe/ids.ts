import { randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Letters and digits nobody can guess. */
export const randomText = (length: number): string =>
  [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** An id that looks like Stripe's, `pi_3Ab…`. */
export const newId = (prefix: string): string => `${prefix}_${randomText(24)}`;
