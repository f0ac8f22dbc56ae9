import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { isoNow } from '../clock.ts';
import { newId } from '../http/ids.ts';
import { runOutbox } from '../outbox-work.ts';
import { openTestStore } from '../testing/test-store.ts';
import { useTestStore } from '../testing/use-test-store.ts';
import { dispatchOutbox } from './dispatch.ts';
import { enqueue, leaseDue, type Topics } from './store.ts';
import { outbox } from './tables.ts';

/** A statement that has this in it fails. */
let broken: string | null = null;
beforeEach(() => {
  broken = null;
});

const store = useTestStore(() =>
  openTestStore(undefined, undefined, {
    onStatement: (statement) => {
      if (broken !== null && statement.includes(broken)) throw new Error('the database is away');
    },
  }),
);

const DAY_MS = 24 * 3_600_000;

/** What becomes of a message that never works, after so many days of tries. */
const afterDays = async (days: number, topic: 'payment.cancel' | 'contact.received') => {
  const { database, clock } = store;
  const id = newId();
  const payload = { paymentId: id, requestId: id };
  await enqueue<keyof Topics>(database.db, clock, topic, payload);
  for (const end = clock.now() + days * DAY_MS; clock.now() < end; clock.forward(3_600_001))
    await runOutbox(store.deps);
  const rows = await database.db.select().from(outbox).where(eq(outbox.topic, topic));
  return rows.at(-1);
};

it('an email that cannot be sent is given up after an hour or two, for a person to look at', async () => {
  expect((await afterDays(1, 'contact.received'))?.deadAt).not.toBe(null);
});

it('money that is to be let go is tried on for a fortnight, and then given up', async () => {
  expect((await afterDays(13, 'payment.cancel'))?.deadAt).toBe(null);
  expect((await afterDays(15, 'payment.cancel'))?.deadAt).not.toBe(null);
});

/** What becomes of a message that must not be sent twice. */
const onceAtMost = async (handle: () => Promise<void>) => {
  const { database, clock, deps } = store;
  await runOutbox(deps);
  await enqueue(database.db, clock, 'contact.received', { requestId: newId() });
  return {
    run: () =>
      dispatchOutbox(deps, {
        handle,
        isRepeatable: () => false,
        isPersistent: () => false,
        giveUp: async () => undefined,
      }),
    /** Another process takes what is due, and has not ended yet. */
    lease: () => leaseDue(database.db, isoNow(clock), inAMinute(), 20),
    found: async () => (await database.db.select().from(outbox).orderBy(outbox.id)).at(-1),
  };
};
const inAMinute = () => new Date(store.clock.now() + 60_000).toISOString();

it('a message that was sent, and could not be marked so for a moment, is not sent again', async () => {
  let sent = 0;
  const message = await onceAtMost(async () => {
    sent += 1;
    broken = '"done_at" = ';
  });
  await message.run();
  broken = null;
  expect(await message.found()).toMatchObject({ attempts: 1, endedAttempts: 0, doneAt: null });
  store.clock.forward(61_000);
  await message.run();
  expect(sent).toBe(1);
  expect((await message.found())?.doneAt).not.toBe(null);
});

it('a slow try that fails at last leaves the one that began after it in doubt', async () => {
  const message = await onceAtMost(async () => {
    store.clock.forward(61_000);
    await message.lease();
    throw new Error('too slow');
  });
  await message.run();
  expect(await message.found()).toMatchObject({ attempts: 2, endedAttempts: 1 });
});
