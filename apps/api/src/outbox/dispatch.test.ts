import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newId } from '../http/ids.ts';
import { runOutbox } from '../outbox-work.ts';
import { useTestStore } from '../testing/use-test-store.ts';
import { enqueue, type Topics } from './store.ts';
import { outbox } from './tables.ts';

const store = useTestStore();

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
