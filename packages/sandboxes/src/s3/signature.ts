import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A request as its signature covers it. */
export interface SignedRequest {
  readonly method: string;
  /** As it was sent, without a query. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Why S3 does not take a signature, in its own words; null for a good one. */
type SignatureFault =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'RequestTimeTooSkewed'
  | 'SignatureDoesNotMatch';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([\w]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
/** A request that is older may have been recorded. */
const MOST_SKEW_MS = 15 * 60_000;

/**
 * Checks Signature Version 4 of the `Authorization` header, by Amazon's description of it ("Signature Calculations for the
 * Authorization Header: Transferring Payload in a Single Chunk"). Every `x-amz-` header and the host have to be signed.
 */
export const findSignatureFault = (
  request: SignedRequest,
  keys: Keys,
  region: string,
  now: number,
): SignatureFault | null => {
  const { headers } = request;
  const [, keyId = '', day = '', ofRegion, signed = '', signature = ''] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  if (keyId === '') return 'AccessDenied';
  if (keyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  const time = headers['x-amz-date'] ?? '';
  const names = signed.split(';');
  const mustBeSigned = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (ofRegion !== region || !time.startsWith(day) || !mustBeSigned.every((name) => names.includes(name)))
    return 'SignatureDoesNotMatch';
  if (!(Math.abs(now - timeOf(time)) <= MOST_SKEW_MS)) return 'RequestTimeTooSkewed';
  const expected = signatureOf(request, names, { day, region, time, secret: keys.secretAccessKey });
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? null : 'SignatureDoesNotMatch';
};

const timeOf = (time: string): number =>
  Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

interface Scope {
  readonly day: string;
  readonly region: string;
  readonly time: string;
  readonly secret: string;
}

/** The signature that a request has to carry. */
const signatureOf = (
  { method, path, headers }: SignedRequest,
  names: readonly string[],
  { day, region, time, secret }: Scope,
): string => {
  const canonical = [
    method,
    path,
    '',
    ...names.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  return hmac(key, toSign).toString('hex');
};

const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

export const sha256 = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');
