import { eq } from 'drizzle-orm';
import { carts } from '../cart/carts/tables.ts';
import type { HistoryEntry } from '../cart/history/history.ts';
import { isoNow } from '../clock.ts';
import type { TestStore } from './test-store.ts';

/** Makes the log of a cart as one is after hundreds of changes: it has forgotten all that was in it. */
export const fillLog = async (
  { database, clock }: Pick<TestStore, 'database' | 'clock'>,
  cartId: string | null,
): Promise<void> => {
  const entry: HistoryEntry = { type: 'itemChanged', at: isoNow(clock) };
  await database.db
    .update(carts)
    .set({ history: Array.from({ length: 200 }, () => entry) })
    .where(eq(carts.id, cartId ?? ''));
};
