import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';

export const CARTS_CHANNEL = 'carts';

/** Tells everybody who looks at a cart that it has changed, when this is committed. */
export const announceCart = async (tx: Queries, id: string): Promise<void> => {
  await tx.execute(sql`select pg_notify(${CARTS_CHANNEL}, ${id})`);
};
