import { createPublicKey, type KeyObject } from 'node:crypto';
import { ProviderUnavailable } from '../port.ts';

/**
 * The key of a certificate by its address; null where there is none.
 * @throws ProviderUnavailable when the address does not answer: the notification is sent again.
 */
export type FindCertificate = (url: string) => Promise<KeyObject | null>;

/** Keeps the last certificate: Amazon changes it about once a year. */
export const createCertificates = (timeoutMs: number): FindCertificate => {
  let last: { readonly url: string; readonly key: KeyObject } | null = null;
  return async (url) => {
    if (last?.url === url) return last.key;
    const key = await fetchKey(url, timeoutMs);
    if (key) last = { url, key };
    return key;
  };
};

const fetchKey = async (url: string, timeoutMs: number): Promise<KeyObject | null> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    const pem = await answer.text();
    return answer.ok && pem.includes('-----BEGIN') ? createPublicKey(pem) : null;
  } catch (error) {
    throw new ProviderUnavailable('Amazon’s certificate cannot be had', { cause: error });
  }
};
