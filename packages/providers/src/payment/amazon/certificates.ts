import { createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import { ProviderUnavailable } from '../port.ts';

/**
 * The key of a certificate by its address; null where there is none that is valid now.
 * @throws ProviderUnavailable when the address does not answer: the notification is sent again.
 */
export type FindCertificate = (url: string) => Promise<KeyObject | null>;

/** `sns.s3.amazonaws.com` would be the page of any stranger's bucket called "sns": the host has to name a region. */
const AMAZONS_HOST = /^sns\.[a-z]{2}(?:-[a-z]+)+-\d\.amazonaws\.com(?:\.cn)?$/;
const AMAZONS_PATH = /^\/SimpleNotificationService-[0-9a-zA-Z]{1,64}\.pem$/;

/**
 * Whether a certificate is asked for at this address: one of Amazon's notification service, or, where `origin` is not
 * null, any of that origin.
 * @see https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html
 */
export const isCertificateUrl = (text: string, origin: string | null): boolean => {
  const url = URL.parse(text);
  if (url === null) return false;
  if (origin !== null) return url.origin === origin;
  const isPlain = url.port === '' && url.search === '' && url.username === '' && url.password === '';
  return (
    url.protocol === 'https:' && isPlain && AMAZONS_HOST.test(url.hostname) && AMAZONS_PATH.test(url.pathname)
  );
};

interface CertificateOptions {
  readonly timeoutMs: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Anybody may name an address that has none: after so many in a minute no unknown one is asked. */
const MOST_MISSES = 10;
const MINUTE_MS = 60_000;

/** Keeps certificates: Amazon has few in use and changes them about once a year. */
export const createCertificates = ({ timeoutMs, now = Date.now }: CertificateOptions): FindCertificate => {
  const kept = new Map<string, Certificate>();
  let misses: readonly number[] = [];
  const find = async (url: string): Promise<Certificate | null> => {
    const known = kept.get(url);
    if (known) return known;
    misses = misses.filter((at) => now() - at < MINUTE_MS);
    if (misses.length >= MOST_MISSES) return null;
    const certificate = await fetchCertificate(url, timeoutMs);
    if (certificate) kept.set(url, certificate);
    else misses = [...misses, now()];
    return certificate;
  };
  return async (url) => {
    const certificate = await find(url);
    const isValid = certificate !== null && certificate.from <= now() && now() <= certificate.to;
    return isValid ? certificate.key : null;
  };
};

interface Certificate {
  readonly key: KeyObject;
  /** When it is valid, in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

/** A certificate is about 2 KB. */
const MOST_BYTES = 16 * 1024;

const fetchCertificate = async (url: string, timeoutMs: number): Promise<Certificate | null> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    const pem = answer.ok ? await readText(answer) : null;
    return pem === null ? null : parseCertificate(pem);
  } catch (error) {
    throw new ProviderUnavailable('Amazon’s certificate cannot be had', { cause: error });
  }
};

/** Null for an answer that is longer than any certificate; the rest of it is not read. */
const readText = async (answer: Response): Promise<string | null> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** A bare public key, as the sandbox has one, is valid for ever. */
const parseCertificate = (pem: string): Certificate | null => {
  if (pem.includes('-----BEGIN CERTIFICATE-----')) {
    const { publicKey, validFrom, validTo } = new X509Certificate(pem);
    return { key: publicKey, from: Date.parse(validFrom), to: Date.parse(validTo) };
  }
  if (!pem.includes('-----BEGIN PUBLIC KEY-----')) return null;
  return { key: createPublicKey(pem), from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
};
