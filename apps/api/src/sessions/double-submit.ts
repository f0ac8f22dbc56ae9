import { isoNow } from '../clock.ts';
import type { Queries } from '../database/open.ts';
import type { BaseDeps } from '../deps.ts';
import { countCalls, readCounters } from '../http/limit-counters.ts';
import { limitKey } from '../http/limiter.ts';

type Deps = Pick<BaseDeps, 'secret' | 'clock'>;

/** A second click comes within a second; a browser that sends a form again after a broken connection needs a few. */
const REPEAT_MS = 10_000;

/**
 * Remembers for a few seconds a form that uses something up: sent twice, the second request must succeed as the first
 * did, whose answer the browser has discarded. `submit` names all that makes it the same one: the account, the session and
 * what was typed. Answers a text that is the same for both requests and for no other.
 */
export const rememberSubmit = async (tx: Queries, deps: Deps, submit: string): Promise<string> => {
  const endsAt = new Date(deps.clock.now() + REPEAT_MS).toISOString();
  const [kept] = await countCalls(tx, [{ ...keyOf(deps, submit), endsAt }], { now: isoNow(deps.clock) });
  if (!kept) throw new Error('a form that is counted is answered');
  return `${submit} ${Date.parse(kept.endsAt)}`;
};

/** Whether the same form was accepted a few seconds ago. */
export const isDoubleSubmit = async (tx: Queries, deps: Deps, submit: string): Promise<boolean> =>
  (await readCounters(tx, [keyOf(deps, submit)], isoNow(deps.clock))).length > 0;

const keyOf = (deps: Deps, submit: string) => ({ name: 'press', key: limitKey(deps, 'press', submit) });
