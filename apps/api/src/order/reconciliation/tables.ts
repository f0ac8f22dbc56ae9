import type { ReconciliationView } from '@counterpane/contract/staff/reconciliation';
import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const when = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** As queries see it; migration 013 is what makes it. */
export const reconciliations = pgTable('reconciliations', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  account: text('account').notNull(),
  since: when('since').notNull(),
  ranAt: when('ran_at').notNull(),
  counts: jsonb('counts').$type<ReconciliationView['counts']>().notNull(),
  differences: jsonb('differences').$type<ReconciliationView['differences']>().notNull(),
  failure: text('failure'),
});
