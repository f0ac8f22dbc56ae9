import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Letters and digits nobody can guess. */
export const randomText = (length: number): string =>
  [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** An id as Braintree gives transactions. */
export const newId = (): string => randomText(8);
