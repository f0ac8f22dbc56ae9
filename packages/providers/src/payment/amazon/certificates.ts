import { createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { readText } from './read-text.ts';

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

/** Whom Amazon's certificates are made out to: `sns.amazonaws.com`, or a name with the region in it. */
const AMAZONS_NAME = /^sns(?:-[a-z0-9-]+)?(?:\.[a-z0-9-]+)?\.amazonaws\.com(?:\.cn)?$/;

interface CertificateOptions {
  readonly timeoutMs: number;
  /** Whether a certificate has to be Amazon's own by its name; false for a sandbox, which has a bare key. */
  readonly isAmazons: boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Anybody may name an address that has none: after so many in a minute no unknown one is asked, and Amazon sends again
 * what could not be verified meanwhile. A certificate that was had is kept.
 */
const MOST_MISSES = 300;
const MINUTE_MS = 60_000;

/** Keeps certificates: Amazon has few in use and changes them about once a year. */
export const createCertificates = ({
  timeoutMs,
  isAmazons,
  now = Date.now,
}: CertificateOptions): FindCertificate => {
  const kept = new Map<string, Certificate>();
  let misses: readonly number[] = [];
  const find = async (url: string): Promise<Certificate | null> => {
    const known = kept.get(url);
    if (known) return known;
    misses = misses.filter((at) => now() - at < MINUTE_MS);
    // Not a refusal: Amazon sends again what was not taken, and does not what was refused.
    if (misses.length >= MOST_MISSES) throw new ProviderUnavailable('too many certificates that are none');
    // Counted before the answer: of many at once none is free, nor one that throws.
    const miss = now();
    misses = [...misses, miss];
    const pem = await fetchCertificate(url, timeoutMs);
    const certificate = pem === null ? null : parseCertificate(pem, isAmazons);
    if (certificate === null) return null;
    const own = misses.indexOf(miss);
    if (own >= 0) misses = misses.toSpliced(own, 1);
    kept.set(url, certificate);
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

const fetchCertificate = async (url: string, timeoutMs: number): Promise<string | null> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    if (answer.status >= 500) throw new Error(`answered ${answer.status}`);
    return answer.ok ? await readText(answer, MOST_BYTES) : null;
  } catch (error) {
    throw new ProviderUnavailable('Amazon’s certificate cannot be had', { cause: error });
  }
};

/** Null for what is no certificate, or not one of Amazon's. A bare public key, as the sandbox has one, is valid for ever. */
const parseCertificate = (pem: string, isAmazons: boolean): Certificate | null => {
  try {
    if (isAmazons || pem.includes('-----BEGIN CERTIFICATE-----')) {
      const certificate = new X509Certificate(pem);
      const { publicKey, validFrom, validTo } = certificate;
      if (isAmazons && !namesOf(certificate).some((name) => AMAZONS_NAME.test(name))) return null;
      return { key: publicKey, from: Date.parse(validFrom), to: Date.parse(validTo) };
    }
    return { key: createPublicKey(pem), from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  } catch {
    return null;
  }
};

/** The hosts that a certificate is made out to. */
const namesOf = ({ subject, subjectAltName = '' }: X509Certificate): string[] =>
  `${subject}\n${subjectAltName.replaceAll(', ', '\n')}`
    .split('\n')
    .flatMap((part) => /^(?:CN=|DNS:)(.+)$/.exec(part)?.[1] ?? []);
