import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import type { Cart } from '../carts/store.ts';
import { carts } from '../carts/tables.ts';

/** An open cart by its id, whosever it is, or null. */
export const findOpenCartById = async (db: Queries, id: string): Promise<Cart | null> => {
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.id, id), eq(carts.status, 'open')));
  return cart ?? null;
};

/** The open cart of a code, by what the code may be kept as, or null. */
export const findCartByCode = async (db: Queries, hashes: readonly string[]): Promise<Cart | null> => {
  const [cart] = await db
    .select()
    .from(carts)
    .where(
      and(
        sql`${carts.remoteControl} is not null`,
        inArray(sql`${carts.remoteControl} ->> 'codeHash'`, [...hashes]),
        eq(carts.status, 'open'),
      ),
    );
  return cart ?? null;
};
