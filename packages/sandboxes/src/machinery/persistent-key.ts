import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** A sandbox's memory, as far as keys of its own making go: PEMs. */
interface Keys {
  find(kind: 'key', name: string): string | null;
  save(kind: 'key', name: string, pem: string): string;
  commit(): void;
}

/** A key pair that is made once, then found in the journal. */
export const persistentKey = (keys: Keys, name: string): KeyObject => {
  const kept = keys.find('key', name);
  if (kept) return createPrivateKey(kept);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  keys.save('key', name, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  keys.commit();
  return privateKey;
};

export const publicPem = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
