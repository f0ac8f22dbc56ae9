import { isoNow } from '../clock.ts';
import type { Queries } from '../database/open.ts';
import type { BaseDeps } from '../deps.ts';
import { leaseDue, type Message, markDone, markFailed } from './store.ts';

const MOST_AT_ONCE = 20;
/**
 * Waits between tries, in seconds; after the last one the message is dead and stays for a person. The first six are at
 * most a minute, so that what a short outage held back has gone out two minutes after it.
 */
const BACK_OFF_S = [5, 15, 30, 60, 60, 60, 300, 600, 3_600];

/** What must not be given up is tried on hourly for a fortnight. */
const HOUR_S = 3_600;
const MOST_TRIES = 14 * 24;

/** How an application handles its messages. */
interface OutboxWork {
  /** Acts on a message. May run twice for one that is repeatable. */
  handle(message: Message): Promise<void>;
  /** Whether doing it twice is doing it once, by a key that its receiver knows or by what it says. */
  isRepeatable(message: Message): boolean;
  /** Whether it is one effect however often it is done, and has to be done: it is tried for longer. */
  isPersistent(message: Pick<Message, 'topic'>): boolean;
  /** Records that a message will not be tried again, in the transaction that marks it dead. */
  giveUp(tx: Queries, message: Message): Promise<void>;
}

/** Longer than any handler takes. */
const LEASE_MS = 60_000;

const waitAfter = (message: Message, { isPersistent }: OutboxWork): number | undefined =>
  BACK_OFF_S[message.attempts - 1] ??
  (isPersistent(message) && message.attempts < MOST_TRIES ? HOUR_S : undefined);

type Deps = Pick<BaseDeps, 'database' | 'clock' | 'logger'>;

/**
 * Does what is due, outside any transaction. A handler may run twice for one message [L60], but for those that would do it twice
 * then ([063](docs/decisions/063-each-message-once.md)). All at once: a
 * mail server that hangs must not keep refunds waiting, nor the messages behind it beyond their lease. A sale makes more
 * messages than one go takes: the rest follows at once.
 */
export const dispatchOutbox = async (deps: Deps, work: OutboxWork): Promise<void> => {
  const { database, clock } = deps;
  let due: readonly Message[];
  do {
    const leasedUntil = new Date(clock.now() + LEASE_MS).toISOString();
    due = await leaseDue(database.db, isoNow(clock), leasedUntil, MOST_AT_ONCE);
    await Promise.all(due.map((message) => dispatch(deps, work, message)));
  } while (due.length === MOST_AT_ONCE);
};

/** A try before this one has begun and not ended: its process was killed, or is slower than the lease. */
const isInDoubt = ({ attempts, endedAttempts }: Message): boolean => attempts - 1 > endedAttempts;

const dispatch = async (deps: Deps, work: OutboxWork, message: Message): Promise<void> => {
  const { database, clock, logger } = deps;
  const { id, topic } = message;
  try {
    if (isInDoubt(message) && !work.isRepeatable(message))
      logger.warn({ topic, id }, 'a process died over this message: it may be lost');
    else await work.handle(message);
  } catch (error) {
    await tryLater(deps, work, message, error);
    return;
  }
  // What was done and could not be written down is no failed try: it stays in doubt, and comes up again after its lease.
  await markDone(database.db, id, isoNow(clock)).catch((error: unknown) =>
    logger.error({ err: error, topic, id }, 'outbox message could not be marked as done'),
  );
};

const tryLater = async (
  { database, clock, logger }: Deps,
  work: OutboxWork,
  message: Message,
  error: unknown,
): Promise<void> => {
  const wait = waitAfter(message, work);
  const retryAt = wait === undefined ? null : new Date(clock.now() + wait * 1_000).toISOString();
  logger.error({ err: error, topic: message.topic, id: message.id }, 'outbox message failed');
  await database.transaction(async (tx) => {
    if (retryAt === null) await work.giveUp(tx, message);
    await markFailed(tx, message.id, retryAt, isoNow(clock));
  });
};
