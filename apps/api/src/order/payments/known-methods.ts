import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { knownMethods } from './tables.ts';

/** What an account at a company was last found to have, in the company's words; null for one that never answered. */
export const findKnownMethods = async (db: Queries, account: string): Promise<readonly string[] | null> => {
  const [row] = await db.select().from(knownMethods).where(eq(knownMethods.account, account));
  return row?.methods ?? null;
};

/** Each process of the store asks: the last answer counts. */
export const saveKnownMethods = async (
  db: Queries,
  account: string,
  methods: readonly string[],
  now: string,
): Promise<void> => {
  const found = { methods, askedAt: now };
  await db
    .insert(knownMethods)
    .values({ account, ...found })
    .onConflictDoUpdate({ target: knownMethods.account, set: found });
};
