import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { isoNow } from '../clock.ts';
import { carts } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { lapsedBefore, ofTheCart } from './remembered.ts';

/** Enough for a day's worth, little enough for one go. */
const MOST_AT_ONCE = 500;

/** Removes what shoppers entered at checkout once it is too old to be of use to them (decisions row 70). */
export const forgetLapsedCheckouts = async ({
  database,
  clock,
}: Pick<ApiDeps, 'database' | 'clock'>): Promise<void> => {
  const savedAt = sql`${carts.checkout} ->> 'savedAt'`;
  const lapsed = await database.db
    .select({ id: carts.id, version: carts.version, checkout: carts.checkout })
    .from(carts)
    .where(and(isNotNull(savedAt), lt(savedAt, lapsedBefore(isoNow(clock)))))
    .limit(MOST_AT_ONCE);
  for (const { id, version, checkout } of lapsed)
    await database.db
      .update(carts)
      .set({ checkout: ofTheCart(checkout) })
      .where(and(eq(carts.id, id), eq(carts.version, version)));
};
