import type { Currency } from '@counterpane/rules/money/money';
import { boolean, char, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

/** As queries see it; migration 044 is what makes it. */
export const captures = pgTable('captures', {
  id: char('id', { length: 24 }).primaryKey(),
  orderId: char('order_id', { length: 24 }).notNull(),
  paymentId: char('payment_id', { length: 24 }).notNull(),
  /** Null for what is captured before its hold ends. */
  shipmentId: char('shipment_id', { length: 24 }),
  amountCents: integer('amount_cents').notNull(),
  currency: char('currency', { length: 3 }).$type<Currency>().notNull(),
  isLast: boolean('is_last').notNull(),
  status: text('status').$type<'pending' | 'succeeded' | 'failed'>().notNull(),
  failure: text('failure'),
  createdAt: when('created_at').notNull(),
  askedAt: when('asked_at'),
  settledAt: when('settled_at'),
});
