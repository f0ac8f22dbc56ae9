import { setTimeout as pause } from 'node:timers/promises';
import { UNFINISHED_WORK } from '@counterpane/api/order/reconciliation/unfinished-work';
import type { Clerk } from './clerk.ts';
import type { Movement, Outside } from './outside.ts';

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

/** Messages for later have their time, and what was given up is told by name when the ledgers are compared. */
const ENDS = UNFINISHED_WORK.filter((what) => what !== 'messages_later' && what !== 'messages_dead');

/** What is watched while a store comes to rest. */
interface Watched {
  readonly origins: readonly string[];
  readonly outside: Outside;
  readonly clerk: Pick<Clerk, 'unpaidOf'>;
}

/**
 * Waits until nothing is unfinished, the providers have booked nothing for a moment, and every order that they took
 * money for knows of it: who paid on a page and closed it, and whose webhook was lost, is asked about within a minute.
 */
export const comeToRest = async (watched: Watched): Promise<Rest> => {
  await watched.outside.calm();
  const start = Date.now();
  const secondsSince = (): number => (Date.now() - start) / 1_000;
  const late = await waitForRest(watched, REST_WITHIN_S);
  if (late.length === 0) return { seconds: secondsSince(), differences: [] };
  const stuck = await waitForRest(watched, STUCK_AFTER_S);
  const end =
    stuck.length === 0 ? `at rest after ${secondsSince().toFixed(0)} s` : `still ${stuck.join(', ')}`;
  return {
    seconds: secondsSince(),
    differences: [`no rest within ${REST_WITHIN_S} s: ${late.join(', ')}; ${end}`],
  };
};

/** What is unfinished when the time is over; nothing as soon as the store is at rest. */
const waitForRest = async (
  { origins, outside, clerk }: Watched,
  seconds: number,
): Promise<readonly string[]> => {
  const deadline = Date.now() + seconds * 1_000;
  let [seen, since] = ['', Date.now()];
  for (;;) {
    const unfinished = await unfinishedAt(origins[0] ?? '');
    const movements = await outside.ledger();
    const now = JSON.stringify([unfinished, movements]);
    if (now !== seen) [seen, since] = [now, Date.now()];
    const isQuiet = Date.now() - since >= QUIET_FOR_MS;
    const isOver = Date.now() > deadline;
    if (unfinished.length === 0 && isQuiet) {
      const unheard = await clerk.unpaidOf(chargedIn(movements));
      if (unheard.length === 0) return [];
      if (isOver) return unheard.map((id) => `${id} does not know that it was paid`);
    }
    if (isOver) return unfinished.length > 0 ? unfinished : ['the providers book on'];
    await pause(LOOK_EVERY_MS);
  }
};

/** The orders that money was taken for. */
const chargedIn = (movements: readonly Movement[]): readonly string[] => [
  ...new Set(movements.flatMap(({ kind, orderId }) => (kind === 'charge' ? [orderId] : []))),
];

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
