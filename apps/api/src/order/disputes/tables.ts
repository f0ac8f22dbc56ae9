import type { Currency } from '@counterpane/rules/money/money';
import type { DisputeStage } from '@counterpane/rules/orders/decide-dispute';
import type { ToldState } from '@counterpane/rules/orders/decide-told-dispute';
import { boolean, char, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

/** As queries see it; migration 032 is what makes it. */
export const disputes = pgTable('disputes', {
  id: char('id', { length: 24 }).primaryKey(),
  orderId: char('order_id', { length: 24 }).notNull(),
  paymentId: char('payment_id', { length: 24 }).notNull(),
  reference: text('reference').notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: char('currency', { length: 3 }).$type<Currency>().notNull(),
  reason: text('reason').notNull(),
  stage: text('stage').$type<DisputeStage>().notNull(),
  isInquiry: boolean('is_inquiry').notNull(),
  dueBy: when('due_by'),
  withdrawnCents: integer('withdrawn_cents').notNull(),
  feeCents: integer('fee_cents').notNull(),
  feeCurrency: char('fee_currency', { length: 3 }).$type<Currency>().notNull(),
  movements: integer('movements').notNull(),
  openedAt: when('opened_at').notNull(),
  heardAt: when('heard_at').notNull(),
  decidedAt: when('decided_at'),
});

/** Disputes that their companies told of, without an amount or of no payment of ours; migrations 043 and 090 are what makes it. */
export const unknownDisputes = pgTable('unknown_disputes', {
  provider: text('provider').notNull(),
  reference: text('reference').notNull(),
  /** When what is told was first heard. */
  heardAt: when('heard_at').notNull(),
  state: text('state').$type<ToldState>().notNull().default('disputed'),
});
