import { createHmac } from 'node:crypto';
import { LIMITS, type Limit, type LimitedBy, type LimitName } from '@counterpane/contract/limits';
import { isLoopback } from '@counterpane/providers/is-loopback';
import type { FastifyRequest } from 'fastify';
import { isoNow } from '../clock.ts';
import type { Queries } from '../database/open.ts';
import type { BaseDeps } from '../deps.ts';
import { type RefusalAnswer, refused } from './answers.ts';
import { NETWORK_TIMES, networkOf } from './client-network.ts';
import {
  type Counter,
  type Counting,
  countUnlessReached,
  readCounters,
  takeBackCalls,
} from './limit-counters.ts';
import { keyOf } from './purpose-keys.ts';

type Counts = Pick<BaseDeps, 'database' | 'clock' | 'secret' | 'countsLoopback'>;

/** Who calls. Fields that are missing or null are not counted. */
type Caller = Readonly<Partial<Record<Exclude<LimitedBy, 'everybody'>, string | null>>>;

/** Calls of one kind: one, or as many as `times`. With 0 its limit must not be reached, and nothing is counted. */
export interface LimitedCall {
  readonly limit: LimitName;
  readonly times?: number;
}

/**
 * Counts a call, or as many as `times`, in every process of the store. Null while it is within its limit, else the
 * seconds until it is allowed: a call that is refused counts for nobody. Inside a transaction `db` is the transaction.
 */
export const countLimited = (
  deps: Counts,
  limit: LimitName,
  caller: Caller,
  { db = deps.database.db, times = 1 }: { readonly db?: Queries; readonly times?: number } = {},
): Promise<number | null> => countLimitedCalls(deps, [{ limit, times }], caller, db);

/** The same of several kinds together: either all of them count or none. */
export const countLimitedCalls = async (
  deps: Counts,
  calls: readonly LimitedCall[],
  caller: Caller,
  db: Queries = deps.database.db,
): Promise<number | null> => {
  const counting = calls.flatMap(({ limit, times = 1 }) =>
    countingsOf(deps, limit, caller).map((one) => ({ ...one, times })),
  );
  if (counting.length === 0) return null;
  const counted = counting.filter(({ times }) => times > 0);
  if (counted.length === 0) return findWait(db, deps, counting, 1);
  const counters = await countUnlessReached(db, counting, isoNow(deps.clock));
  // The limit may have been reached by a call that has been uncounted since.
  if (counters.length === 0) return (await findWait(db, deps, counting, 1)) ?? 1;
  const retryAfter = secondsUntilAllowed(counters, counting, deps.clock.now(), 0);
  if (retryAfter === null) return null;
  for (const [times, same] of Map.groupBy(counted, (one) => one.times)) await takeBackCalls(db, same, times);
  return retryAfter;
};

const findWait = async (
  db: Queries,
  { clock }: Pick<BaseDeps, 'clock'>,
  counting: readonly LimitCounting[],
  more: number,
): Promise<number | null> =>
  secondsUntilAllowed(await readCounters(db, counting, isoNow(clock)), counting, clock.now(), more);

/** Takes a counted call back. */
export const takeBackLimited = (deps: Counts, limit: LimitName, caller: Caller): Promise<void> =>
  takeBackCalls(deps.database.db, countingsOf(deps, limit, caller));

/** Counts a call of a request, with all of `also`; null while it is within its limits, else the answer 429. */
export const refuseOverLimit = async (
  deps: Counts,
  limit: LimitName,
  request: Pick<FastifyRequest, 'address' | 'visitorId'>,
  caller: Caller = {},
  also: readonly LimitedCall[] = [],
): Promise<TooMany | null> => {
  const who = { ...callerOf(deps, request), ...caller };
  const retryAfter = await countLimitedCalls(deps, [{ limit }, ...also], who);
  return retryAfter === null ? null : tooMany(retryAfter);
};

export type TooMany = RefusalAnswer<'too_many_requests'>;

/** 429, with the seconds until the call is allowed. */
export const tooMany = (retryAfter: number): TooMany => refused({ code: 'too_many_requests', retryAfter });

/** The visitor and the address of a request. In a demo all visitors share one address, which then does not count. */
export const callerOf = (
  { countsLoopback }: Pick<BaseDeps, 'countsLoopback'>,
  { address, visitorId }: Pick<FastifyRequest, 'address' | 'visitorId'>,
): { readonly visitor: string | null; readonly address: string | null } => ({
  visitor: visitorId,
  address: countsLoopback || !isLoopback(address) ? address : null,
});

/** The keyed hash that stands for a person or an address in the database. */
export const limitKey = ({ secret }: Pick<BaseDeps, 'secret'>, by: string, value: string): string =>
  createHmac('sha256', keyOf(secret, 'limit')).update(`${by}:${value}`).digest('base64url').slice(0, 22);

interface LimitCounting extends Counting {
  readonly most: number;
}

const countingsOf = (deps: Counts, limit: LimitName, caller: Caller): LimitCounting[] => {
  const rows: readonly Limit[] = LIMITS[limit];
  return rows.flatMap(({ by, calls, seconds }) => {
    const endsAt = new Date(deps.clock.now() + seconds * 1_000).toISOString();
    return countedBy(by, calls, caller).map(({ kind, value, most }) => ({
      name: `${limit}:${kind}`,
      key: limitKey(deps, kind, value),
      endsAt,
      most,
    }));
  });
};

/** What one row of a limit counts by: an IPv6 address counts for the network around it too. */
const countedBy = (by: LimitedBy, most: number, caller: Caller) => {
  const value = by === 'everybody' ? '' : (caller[by] ?? null);
  if (value === null) return [];
  const network = by === 'address' ? networkOf(value) : null;
  const own = { kind: by, value, most };
  return network === null ? [own] : [own, { kind: 'network', value: network, most: most * NETWORK_TIMES }];
};

/** The longest wait of the counters that `more` calls bring over their limits. */
const secondsUntilAllowed = (
  counters: readonly Counter[],
  countings: readonly LimitCounting[],
  now: number,
  more: number,
): number | null => {
  const waits = counters.flatMap(({ name, calls, endsAt }) => {
    const most = countings.find((one) => one.name === name)?.most ?? Number.POSITIVE_INFINITY;
    return calls + more > most ? [Math.max(1, Math.ceil((Date.parse(endsAt) - now) / 1_000))] : [];
  });
  return waits.length === 0 ? null : Math.max(...waits);
};
