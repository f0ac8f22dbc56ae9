import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLoopback } from '@counterpane/providers/is-loopback';

export interface OperatorAccess {
  /** `METRICS_TOKEN`. */
  readonly metricsToken: string | null;
  readonly isDemo: boolean;
}

/**
 * Whether a request may read measurements and what is wrong with the store: it must bring the token. Without a token
 * only those of a demo may, from this machine itself and through no proxy on it; a real store then refuses all.
 */
export const isOperator = (
  { headers, address }: Pick<IncomingMessage, 'headers'> & { readonly address: string },
  { metricsToken, isDemo }: OperatorAccess,
): boolean => {
  if (metricsToken) return isEqual(headers.authorization ?? '', `Bearer ${metricsToken}`);
  const isForwarded = FORWARDING.some((name) => name in headers);
  return isDemo && !isForwarded && isLoopback(address);
};

/** Headers that a proxy adds, by which a request through one is recognised. */
const FORWARDING = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'x-real-ip',
  'via',
];

/** Compares hashes, because `timingSafeEqual` needs equal lengths. */
const isEqual = (given: string, wanted: string): boolean => timingSafeEqual(hash(given), hash(wanted));

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
