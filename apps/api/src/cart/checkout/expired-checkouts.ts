import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { isoNow } from '../../clock.ts';
import { BATCH, inBatches } from '../../database/in-batches.ts';
import { carts } from '../carts/tables.ts';
import type { CartDeps } from '../deps.ts';
import { expiredBefore, ofTheCart } from './unexpired-checkout.ts';

/** Removes what shoppers entered at checkout once it is too old to be of use to them [D70]. */
export const deleteExpiredCheckouts = ({
  database,
  clock,
}: Pick<CartDeps, 'database' | 'clock'>): Promise<void> =>
  inBatches(async () => {
    const savedAt = sql`${carts.checkout} ->> 'savedAt'`;
    const lapsed = await database.db
      .select({ id: carts.id, version: carts.version, checkout: carts.checkout })
      .from(carts)
      .where(and(isNotNull(savedAt), lt(savedAt, expiredBefore(isoNow(clock)))))
      .limit(BATCH);
    const emptied = await Promise.all(
      lapsed.map(({ id, version, checkout }) =>
        database.db
          .update(carts)
          .set({ checkout: ofTheCart(checkout) })
          .where(and(eq(carts.id, id), eq(carts.version, version)))
          .returning({ id: carts.id }),
      ),
    );
    return emptied.flat().length;
  });
