import { generateKeyPairSync, type KeyObject } from 'node:crypto';

/** A secret that no company has. */
export const WRONG_SECRET = 'forged';

let wrongKey: KeyObject | null = null;

/** A key that no company has. Made when it is first wanted: it takes a while. */
export const getWrongKey = (): KeyObject => {
  wrongKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  return wrongKey;
};
