import type { FastifyRequest } from 'fastify';
import { isoNow } from '../../clock.ts';
import { countCalls, readCounters } from '../../http/limit-counters.ts';
import { callerOf, countLimited, limitKey, takeBackLimited } from '../../http/limiter.ts';
import type { StaffDeps } from '../deps.ts';
import { refuseAbove } from './concurrency-limit.ts';

type Deps = Pick<StaffDeps, 'database' | 'clock' | 'secret' | 'countsLoopback'>;

/** One try to sign in. */
export interface SignInTry {
  /** Seconds until it may be made; null when it may be made now. */
  readonly retryAfter: number | null;
  /** Tells that its password was right: it was no guess. */
  succeeded(): Promise<void>;
  /** Has to be called when it is over, however it ended. */
  end(): void;
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
  const pair = pairOf(request, account);
  const known = await readCounters(deps.database.db, [knownOf(deps, pair)], isoNow(deps.clock));
  const isKnown = known.length > 0;
  const own = { 'account and address': pair };
  const guesser = { account, address };
  const takeBack = async () => {
    await takeBackLimited(deps, 'signIn', own);
    if (!isKnown) await takeBackLimited(deps, 'failSignIn', guesser);
  };
  const retryAfter =
    (await countLimited(deps, 'signIn', own)) ??
    (isKnown ? null : await countLimited(deps, 'failSignIn', guesser));
  if (retryAfter !== null) return { ...REFUSED, retryAfter };
  if (isKnown) return { retryAfter, succeeded: takeBack, end: nothing };
  const leave = strangers.enter();
  if (leave) return { retryAfter, succeeded: takeBack, end: leave };
  await takeBack();
  return { ...REFUSED, retryAfter: LINE_SECONDS };
};

const nothing = (): void => undefined;
const REFUSED = { succeeded: async () => undefined, end: nothing };

/**
 * Guesses from very many addresses are each within their limits: together they must not keep a process at hashing, and
 * staff who are known wait behind no more of them than this. Some four seconds of work.
 */
const strangers = refuseAbove(16);
const LINE_SECONDS = 10;

/** A whole sign-in, with its second factor where there is one: the account is known at this address from now on. */
export const rememberAddress = async (deps: Deps, request: FastifyRequest, email: string): Promise<void> => {
  const endsAt = new Date(deps.clock.now() + KNOWN_MS).toISOString();
  const known = { ...knownOf(deps, pairOf(request, email.trim().toLowerCase())), endsAt };
  await countCalls(deps.database.db, [known], { now: isoNow(deps.clock), prolongs: true });
};

const pairOf = ({ address }: Pick<FastifyRequest, 'address'>, account: string): string =>
  `${account} ${address}`;

const knownOf = (deps: Pick<Deps, 'secret'>, pair: string) => ({
  name: 'knownSignIn',
  key: limitKey(deps, 'account and address', pair),
});
