import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { settings } from './tables.ts';

/** A setting of the whole database: no storefront has this name. */
const MARK = { storefront: '*', name: 'isRealStore' } as const;

/** Remembers that a store on this database takes real money. */
export const markRealStore = async (db: Queries): Promise<void> => {
  await db
    .insert(settings)
    .values({ ...MARK, value: true })
    .onConflictDoNothing();
};

/** Whether a store on this database has ever taken real money: a demo on it would sell its stock for play money. */
export const isRealStore = async (db: Queries): Promise<boolean> => {
  const rows = await db
    .select({ name: settings.name })
    .from(settings)
    .where(and(eq(settings.storefront, MARK.storefront), eq(settings.name, MARK.name)));
  return rows.length > 0;
};
