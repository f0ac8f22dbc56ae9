import { actorOf, recordAct } from '../../audit/record-act.ts';
import { isoNow } from '../../clock.ts';
import { countCalls } from '../../http/limit-counters.ts';
import type { StaffDeps } from '../deps.ts';

type Deps = Pick<StaffDeps, 'database' | 'clock'>;

/** So many an hour are written down one by one. */
const ONE_BY_ONE = 100;
const HOUR_MS = 3_600_000;

/**
 * Writes down that someone failed to sign in for an address without an account. Acts cannot be deleted, and there is
 * no end to the addresses that strangers have: beyond a hundred in an hour, of all strangers together, one is written
 * whenever their number has doubled, and says it.
 */
export const recordUnknownSignIn = async (
  deps: Deps,
  request: Parameters<typeof actorOf>[1],
  step: string,
): Promise<void> => {
  const { db } = deps.database;
  const endsAt = new Date(deps.clock.now() + HOUR_MS).toISOString();
  const everybody = { name: 'unknownSignIn', key: 'everybody', endsAt };
  const [counter] = await countCalls(db, [everybody], { now: isoNow(deps.clock) });
  const failed = counter?.calls ?? 1;
  if (failed > ONE_BY_ONE && !isDoubled(failed / ONE_BY_ONE)) return;
  await recordAct(db, actorOf(deps, request, null), {
    action: 'sign-in',
    outcome: 'refused',
    detail: failed > ONE_BY_ONE ? { step, failed } : { step },
  });
};

/** @example isDoubled(8) // true: a power of two */
const isDoubled = (times: number): boolean => Number.isInteger(times) && (times & (times - 1)) === 0;
