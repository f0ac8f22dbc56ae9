import { randomBytes } from 'node:crypto';

/** 24 lowercase hex characters from a secure generator: ids of carts, orders and payments. */
export const newId = (): string => randomBytes(12).toString('hex');

const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a shopper reads and says on the phone: no letters that look alike. @example newShortId() // "7KQ4-M2XD" */
export const newShortId = (): string => toShortId(randomBytes(8));

/** Eight bytes as a short id. */
export const toShortId = (bytes: Uint8Array): string => {
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
};
