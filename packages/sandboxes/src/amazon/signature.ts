import { constants, createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';

export const ALGORITHM = 'AMZN-PAY-RSASSA-PSS-V2';
const PATTERN = /^AMZN-PAY-RSASSA-PSS-V2 PublicKeyId=([^,]+), SignedHeaders=([^,]+), Signature=(.+)$/;

/** A call as it came in. */
interface SignedCall {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** What must be under the signature, or it would vouch for nothing. */
const NEEDED = ['x-amz-pay-date', 'x-amz-pay-host', 'x-amz-pay-region'];

/** Whether a call was signed with the merchant's key, as Amazon's package signs it. */
export const isSignedBy = (call: SignedCall, publicKeyId: string, key: KeyObject): boolean => {
  const authorization = call.headers.authorization;
  const [, keyId, names = '', signature = ''] =
    PATTERN.exec(typeof authorization === 'string' ? authorization : '') ?? [];
  const signed = names.split(';');
  if (keyId !== publicKeyId || !NEEDED.every((name) => signed.includes(name))) return false;
  return isSignature(canonical(call, signed), signature, key);
};

/** Whether a text, of a call or of a button's payload, was signed with the merchant's key, to the letter. */
export const isSignature = (text: string, signature: string, key: KeyObject): boolean => {
  const options = {
    key: createPublicKey(key),
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength: 32,
  };
  const signed = `${ALGORITHM}\n${hashOf(text)}`;
  return verify('sha256', Buffer.from(signed), options, Buffer.from(signature, 'base64'));
};

const canonical = ({ method, path, query, headers, body }: SignedCall, signed: readonly string[]): string =>
  [
    method,
    path,
    query,
    ...signed.map((name) => `${name}:${headers[name] ?? ''}`),
    '',
    signed.join(';'),
    hashOf(body),
  ].join('\n');

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
