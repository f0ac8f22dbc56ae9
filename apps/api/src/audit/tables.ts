import type { StaffAction, StaffObject, StaffOutcome } from '@counterpane/contract/staff/staff-acts';
import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What staff did, as queries see it (migration 019): rows are added and read, never changed. */
export const staffActs = pgTable('staff_acts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
  memberId: text('member_id'),
  address: text('address').notNull(),
  action: text('action').$type<StaffAction>().notNull(),
  objectKind: text('object_kind').$type<StaffObject>(),
  objectId: text('object_id'),
  storefront: text('storefront'),
  outcome: text('outcome').$type<StaffOutcome>().notNull(),
  detail: jsonb('detail').$type<Readonly<Record<string, string | number | boolean | null>>>().notNull(),
});
