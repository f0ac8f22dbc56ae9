import { setTimeout as pause } from 'node:timers/promises';
import { UNFINISHED_WORK } from '@counterpane/api/order/reconciliation/unfinished-work';
import type { Outside } from './outside.ts';

/** The store of a storm tells its metrics to the bearer of this. */
export const METRICS_TOKEN = 'only-for-a-storm-on-this-machine';

/** How long a store may take to finish everything by itself after its last shopper. */
const REST_WITHIN_S = 120;
/** What does not rest in time is waited for longer: whether it is slow or stuck is worth knowing. */
const STUCK_AFTER_S = 180;
/** Webhooks that are on their way when nothing else is. */
const QUIET_FOR_MS = 4_000;
const LOOK_EVERY_MS = 500;

interface Rest {
  readonly seconds: number;
  /** What did not come to rest in time, in words. */
  readonly differences: readonly string[];
}

/** Messages for later have their time, and what was given up is told by name when the books are compared. */
const ENDS = UNFINISHED_WORK.filter((what) => what !== 'messages_later' && what !== 'messages_dead');

/** Waits until nothing is unfinished and the providers have booked nothing for a moment. */
export const comeToRest = async (origins: readonly string[], outside: Outside): Promise<Rest> => {
  await outside.calm();
  const start = Date.now();
  const secondsSince = (): number => (Date.now() - start) / 1_000;
  const late = await waitForRest(origins, outside, REST_WITHIN_S);
  if (late.length === 0) return { seconds: secondsSince(), differences: [] };
  const stuck = await waitForRest(origins, outside, STUCK_AFTER_S);
  const end =
    stuck.length === 0 ? `at rest after ${secondsSince().toFixed(0)} s` : `still ${stuck.join(', ')}`;
  return {
    seconds: secondsSince(),
    differences: [`no rest within ${REST_WITHIN_S} s: ${late.join(', ')}; ${end}`],
  };
};

/** What is unfinished when the time is over; nothing as soon as the store is at rest. */
const waitForRest = async (
  origins: readonly string[],
  outside: Outside,
  seconds: number,
): Promise<readonly string[]> => {
  const deadline = Date.now() + seconds * 1_000;
  let [seen, since] = ['', Date.now()];
  for (;;) {
    const unfinished = await unfinishedAt(origins[0] ?? '');
    const now = JSON.stringify([unfinished, await outside.ledger()]);
    if (now !== seen) [seen, since] = [now, Date.now()];
    const isQuiet = Date.now() - since >= QUIET_FOR_MS;
    if (unfinished.length === 0 && isQuiet) return [];
    if (Date.now() > deadline) return unfinished.length > 0 ? unfinished : ['the providers book on'];
    await pause(LOOK_EVERY_MS);
  }
};

/** What a process of the store says is unfinished: `2 refunds_pending`. */
const unfinishedAt = async (origin: string): Promise<string[]> => {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const text = await answer.text();
  return ENDS.flatMap((what) => {
    const count = new RegExp(`^unfinished_work{what="${what}"} (\\d+)$`, 'm').exec(text)?.[1];
    if (count === undefined) return [`${what} unknown`];
    return count === '0' ? [] : [`${count} ${what}`];
  });
};
