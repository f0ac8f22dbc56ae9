import type { UnitsOfLine } from '@counterpane/rules/refunds/decide-cancellation';
import type { RefundedLine } from '@counterpane/rules/refunds/line-worth';
import type { ReturnReason } from '@counterpane/rules/returns/return-reasons';
import type { ReturnState } from '@counterpane/rules/returns/return-states';
import { bigint, boolean, char, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

// The tables of returns, as queries see them; migrations 039, 052 and 053 make them.

/** Units of a line on their way back; a gift or plan that comes along has no reason. */
interface ReturnedLine extends UnitsOfLine {
  readonly reason: ReturnReason | null;
}

/** Units of a line that came, and how many of them can be sold again. */
export interface ReceivedLine extends UnitsOfLine {
  readonly restocked: number;
}

export const returns = pgTable('returns', {
  id: char('id', { length: 24 }).primaryKey(),
  orderId: char('order_id', { length: 24 }).notNull(),
  status: text('status').$type<ReturnState>().notNull(),
  lines: jsonb('lines').$type<readonly ReturnedLine[]>().notNull(),
  refunded: jsonb('refunded').$type<readonly RefundedLine[]>().notNull(),
  refundCents: integer('refund_cents').notNull(),
  currency: char('currency', { length: 3 }).$type<'USD' | 'CAD' | 'GBP'>().notNull(),
  isDonated: boolean('is_donated').notNull(),
  words: text('words').notNull(),
  told: text('told').notNull().default(''),
  collectOn: date('collect_on', { mode: 'string' }),
  labelUrl: text('label_url'),
  came: jsonb('came').$type<readonly ReceivedLine[]>(),
  refundId: char('refund_id', { length: 24 }),
  /** The order of what its customer gets instead, and the cents that it was paid with from what comes back. */
  exchangeOrderId: char('exchange_order_id', { length: 24 }),
  exchangeCents: integer('exchange_cents').notNull().default(0),
  /** Its customer wants store credit for it [R051]. */
  toCredit: boolean('to_credit').notNull().default(false),
  createdAt: when('created_at').notNull(),
});

export const returnEvents = pgTable('return_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  returnId: char('return_id', { length: 24 }).notNull(),
  status: text('status').$type<ReturnState>().notNull(),
  source: text('source').$type<'shopper' | 'staff' | 'store'>().notNull(),
  at: when('at').notNull(),
});
