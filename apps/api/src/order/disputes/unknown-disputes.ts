import type { UnknownDispute } from '@counterpane/contract/staff/disputes';
import { findMethod } from '@counterpane/rules/payments/methods';
import { desc, eq, notExists } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { isoOf } from '../../database/when.ts';
import { disputes, unknownDisputes } from './tables.ts';

const MOST = 100;

/** Remembers, once, a dispute that is of no payment of ours as far as we know: its company told of it, and staff look it up there. */
export const rememberUnknownDispute = async (
  db: Queries,
  dispute: { readonly provider: string; readonly reference: string; readonly heardAt: string },
): Promise<void> => {
  await db.insert(unknownDisputes).values(dispute).onConflictDoNothing();
};

/** The latest first, without those whose payment was found since. */
export const findUnknownDisputes = async (db: Queries): Promise<UnknownDispute[]> => {
  const found = db
    .select({ id: disputes.id })
    .from(disputes)
    .where(eq(disputes.reference, unknownDisputes.reference));
  const rows = await db
    .select()
    .from(unknownDisputes)
    .where(notExists(found))
    .orderBy(desc(unknownDisputes.heardAt), unknownDisputes.reference)
    .limit(MOST);
  return rows.map(({ provider, reference, heardAt }) => ({
    label: findMethod(provider)?.label ?? provider,
    reference,
    heardAt: isoOf(heardAt),
  }));
};
