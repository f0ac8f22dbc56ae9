import type { ClaimReason } from '@counterpane/rules/warranty/claim-reasons';
import type { ClaimState } from '@counterpane/rules/warranty/claim-states';
import { bigint, char, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

// The tables of claims, as queries see them; migration 050 makes them.

export const claims = pgTable('claims', {
  id: char('id', { length: 24 }).primaryKey(),
  orderId: char('order_id', { length: 24 }).notNull(),
  itemIdentifier: text('item_identifier').notNull(),
  reason: text('reason').$type<ClaimReason>().notNull(),
  status: text('status').$type<ClaimState>().notNull(),
  words: text('words').notNull(),
  told: text('told').notNull().default(''),
  createdAt: when('created_at').notNull(),
});

export const claimEvents = pgTable('claim_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  claimId: char('claim_id', { length: 24 }).notNull(),
  status: text('status').$type<ClaimState>().notNull(),
  source: text('source').$type<'shopper' | 'staff'>().notNull(),
  at: when('at').notNull(),
});
