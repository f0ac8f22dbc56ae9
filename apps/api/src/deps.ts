import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database } from './database/open.ts';

/**
 * Dependencies of every part of the API. Each module adds its own (catalogue/deps.ts, cart/deps.ts, order/deps.ts,
 * staff/deps.ts). There are no other globals, so tests pass their own.
 */
export interface BaseDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  /** The address that shoppers know a storefront by; throws for a key that is none. */
  readonly storefrontUrl: (key: string) => string;
  /** Whether a host name (with its port) is one that this store is reached by. */
  readonly isOwnHost: (host: string) => boolean;
  /** How many proxies in front of us may be believed about the client's address. */
  readonly trustedProxies: number;
  /** Whether this machine's own addresses count for limits by address: not where all visitors of a demo share one. */
  readonly countsLoopback: boolean;
  /** Secrets separated by commas, each of 32 characters or more: the first signs, all verify (http/purpose-keys.ts). */
  readonly secret: string;
  /** Cookies carry `Secure` when the store is reached by https. */
  readonly secureCookies: boolean;
  /** Checks every answer against its schema: on in tests, off where speed counts. */
  readonly checkAnswers: boolean;
  /** Ends what stays open by itself, such as streams of events, when the process is about to end. */
  readonly stopping?: AbortSignal;
}
