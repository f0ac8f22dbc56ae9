import { isoNow } from '../clock.ts';
import type { ApiDeps } from '../deps.ts';
import { isOfMoney, parkForMoney } from './given-up.ts';
import { handleMessage } from './handlers.ts';
import { leaseDue, type Message, markDone, markFailed } from './store.ts';

const MOST_AT_ONCE = 20;
/**
 * Waits between tries, in seconds; after the last one the message is dead and stays for a person. The first six are at
 * most a minute, so that what a short outage held back has gone out two minutes after it.
 */
const BACK_OFF_S = [5, 15, 30, 60, 60, 60, 300, 600, 3_600];

/**
 * Money that is to go back or to be let go is tried on hourly for a fortnight: each of these is one effect at the
 * provider, however often it is asked for. A refund by staff has a clock of its own.
 */
const HOUR_S = 3_600;
const MOST_MONEY_TRIES = 14 * 24;

const waitAfter = (message: Pick<Message, 'topic' | 'attempts'>): number | undefined =>
  BACK_OFF_S[message.attempts - 1] ??
  (isOfMoney(message) && message.attempts < MOST_MONEY_TRIES ? HOUR_S : undefined);

/** Longer than any handler takes. */
const LEASE_MS = 60_000;

/**
 * Does what is due, outside any transaction. Every handler may run twice for one message [L60]. All at once: a
 * mail server that hangs must not keep refunds waiting, nor the messages behind it beyond their lease. A sale makes more
 * messages than one go takes: the rest follows at once.
 */
export const dispatchOutbox = async (deps: ApiDeps): Promise<void> => {
  const { database, clock } = deps;
  let due: readonly Message[];
  do {
    const leasedUntil = new Date(clock.now() + LEASE_MS).toISOString();
    due = await leaseDue(database.db, isoNow(clock), leasedUntil, MOST_AT_ONCE);
    await Promise.all(due.map((message) => dispatch(deps, message)));
  } while (due.length === MOST_AT_ONCE);
};

const dispatch = async (deps: ApiDeps, message: Message): Promise<void> => {
  const { database, clock, logger } = deps;
  try {
    await handleMessage(deps, message);
    await markDone(database.db, message.id, isoNow(clock));
  } catch (error) {
    const wait = waitAfter(message);
    const retryAt = wait === undefined ? null : new Date(clock.now() + wait * 1_000).toISOString();
    logger.error({ err: error, topic: message.topic, id: message.id }, 'outbox message failed');
    await database.transaction(async (tx) => {
      if (retryAt === null) await parkForMoney(tx, deps, message);
      await markFailed(tx, message.id, retryAt, isoNow(clock));
    });
  }
};
