import { createHmac, timingSafeEqual } from 'node:crypto';

/** How a lender signs: `t=<seconds>,<scheme>=<hex>` over `<seconds>.<body>`. */
interface HeaderSigning {
  readonly scheme: string;
  readonly algorithm: 'sha256' | 'sha512';
  readonly secret: string;
}

/** An event that was caught and sent again later is not believed. */
const TOLERANCE_S = 5 * 60;

/** Whether a body was signed with our secret, within the last five minutes. `seconds` is now. */
export const isSignedHeader = (
  { scheme, algorithm, secret }: HeaderSigning,
  body: string,
  header: string | undefined,
  seconds = Date.now() / 1000,
): boolean => {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(seconds - Number(time)) > TOLERANCE_S) return false;
  const wanted = createHmac(algorithm, secret).update(`${time}.${body}`).digest();
  return parts
    .filter(([name]) => name === scheme)
    .map(([, hex = '']) => Buffer.from(hex, 'hex'))
    .some((signature) => signature.length === wanted.length && timingSafeEqual(signature, wanted));
};
