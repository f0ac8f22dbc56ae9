import type { RefundedLine } from '@counterpane/rules/refunds/line-worth';
import { boolean, char, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const when = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** As queries see it; migrations 013, 021, 042, 044 and 053 make it. */
export const refunds = pgTable('refunds', {
  id: char('id', { length: 24 }).primaryKey(),
  orderId: char('order_id', { length: 24 }).notNull(),
  paymentId: char('payment_id', { length: 24 }).notNull(),
  amountCents: integer('amount_cents').notNull(),
  /** The part of it that was held and is not captured any more: only the rest is given back. */
  fromHoldCents: integer('from_hold_cents').notNull().default(0),
  currency: char('currency', { length: 3 }).$type<'USD' | 'CAD' | 'GBP'>().notNull(),
  reason: text('reason').notNull(),
  lines: jsonb('lines').$type<RefundedLine[]>().notNull(),
  madeBy: text('made_by').notNull(),
  /** The member of staff; null for refunds from before migration 021. */
  madeById: text('made_by_id'),
  status: text('status').$type<'pending' | 'succeeded' | 'failed'>().notNull(),
  reference: text('reference'),
  failure: text('failure'),
  createdAt: when('created_at').notNull(),
  askedAt: when('asked_at').notNull(),
  settledAt: when('settled_at'),
  /** When it came back after it had gone through. */
  returnedAt: when('returned_at'),
  /** It became store credit, which is given at once: no company hears of it [R051]. */
  toCredit: boolean('to_credit').notNull().default(false),
  /** The refund that went to what it was paid with at the same time. */
  besideId: char('beside_id', { length: 24 }),
});
