import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { countCalls, readCounters } from '../../http/limit-counters.ts';
import { limitKey } from '../../http/limiter.ts';
import type { StaffDeps } from '../deps.ts';

type Deps = Pick<StaffDeps, 'secret' | 'clock'>;

/** A second click comes within a second; a browser that sends a form again after a broken connection needs a few. */
const REPEAT_MS = 10_000;

/**
 * Remembers a press that uses something up, for a few seconds: its second click must be as good as the first, whose
 * answer the browser has thrown away. `press` names all that makes it the same one: who, in which session, and what
 * was typed. Answers what is the same for both clicks and for no other press.
 */
export const keepPress = async (tx: Queries, deps: Deps, press: string): Promise<string> => {
  const endsAt = new Date(deps.clock.now() + REPEAT_MS).toISOString();
  const [kept] = await countCalls(tx, [{ ...keyOf(deps, press), endsAt }], { now: isoNow(deps.clock) });
  if (!kept) throw new Error('a press that is counted is answered');
  return `${press} ${Date.parse(kept.endsAt)}`;
};

/** Whether the same press was taken a few seconds ago. */
export const isRepeated = async (tx: Queries, deps: Deps, press: string): Promise<boolean> =>
  (await readCounters(tx, [keyOf(deps, press)], isoNow(deps.clock))).length > 0;

const keyOf = (deps: Deps, press: string) => ({ name: 'staffPress', key: limitKey(deps, 'press', press) });
