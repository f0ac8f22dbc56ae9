import { hkdfSync } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Everything that is signed or hashed with the store's secrets. Each purpose has a key of its own [R026]. */
export type Purpose =
  | 'visitor'
  | 'order-link'
  | 'opened-orders'
  | 'hand-over'
  | 'price-hold'
  | 'preferences'
  | 'newsletter'
  | 'wallet-start'
  | 'remote-token'
  | 'remote-code'
  | 'remote-code-hash'
  | 'customer-session'
  | 'sign-in-code'
  | 'sign-in-link'
  | 'sign-in-email'
  | 'company-sign-in'
  | 'staff-session'
  | 'staff-sign-in'
  | 'second-factor'
  | 'recovery-code'
  | 'told-visit'
  | 'limit';

/** A secret shorter than this can be guessed. */
const MIN_LENGTH = 32;

/** The secrets of a setting: separated by commas, the newest first. Null when one of them is too short. */
export const parseSecrets = (setting: string): readonly string[] | null => {
  const secrets = setting.split(',').map((secret) => secret.trim());
  return secrets.every(({ length }) => length >= MIN_LENGTH) ? secrets : null;
};

/** The keys of one purpose, one for each secret: the first signs, all verify. */
export const keysOf = (setting: string, purpose: Purpose): readonly string[] => {
  const known = derived.get(`${purpose}:${setting}`);
  if (known) return known;
  const secrets = parseSecrets(setting);
  if (!secrets) throw new Error(`each secret has at least ${MIN_LENGTH} characters`);
  const keys = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url'),
  );
  derived.set(`${purpose}:${setting}`, keys);
  return keys;
};

/** The key that signs for a purpose. */
export const keyOf = (setting: string, purpose: Purpose): string => {
  const [key] = keysOf(setting, purpose);
  if (key === undefined) throw new Error('there is no secret');
  return key;
};

const derived = new LRUCache<string, readonly string[]>({ max: 100 });
