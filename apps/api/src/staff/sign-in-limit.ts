import type { FastifyRequest } from 'fastify';
import { isoNow } from '../clock.ts';
import type { ApiDeps } from '../deps.ts';
import { countCalls, readCounters } from '../http/limit-counters.ts';
import { callerOf, countLimited, limitKey, takeBackLimited } from '../http/limiter.ts';

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'secret' | 'countsLoopback'>;

/** One try to sign in. */
export interface SignInTry {
  /** Seconds until it may be made; null when it may be made now. */
  readonly retryAfter: number | null;
  /** Tells that it succeeded: it was no guess, and the account is known at this address from now on. */
  succeeded(): Promise<void>;
}

/** How long an address stays known to an account. */
const KNOWN_MS = 90 * 24 * 60 * 60_000;

/**
 * Counts a try to sign in. An account may fail five times a minute from one address. Beyond that only failures from
 * addresses that the account has never signed in from are counted, for the account and for the address: nobody can
 * guess one account from many addresses, and nobody can lock its owner out where they usually sign in.
 */
export const beginSignIn = async (deps: Deps, request: FastifyRequest, email: string): Promise<SignInTry> => {
  const account = email.trim().toLowerCase();
  const { address } = callerOf(deps, request);
  const pair = `${account} ${request.address}`;
  const { db } = deps.database;
  const known = { name: 'knownSignIn', key: limitKey(deps, 'account and address', pair) };
  const isKnown = (await readCounters(db, [known], isoNow(deps.clock))).length > 0;
  const own = { 'account and address': pair };
  const guesser = { account, address };
  const retryAfter =
    (await countLimited(deps, 'signIn', own)) ??
    (isKnown ? null : await countLimited(deps, 'failSignIn', guesser));
  return {
    retryAfter,
    succeeded: async () => {
      const endsAt = new Date(deps.clock.now() + KNOWN_MS).toISOString();
      await countCalls(db, [{ ...known, endsAt }], { now: isoNow(deps.clock), prolongs: true });
      await takeBackLimited(deps, 'signIn', own);
      if (!isKnown) await takeBackLimited(deps, 'failSignIn', guesser);
    },
  };
};
