import type { UnitsOfLine } from '@counterpane/rules/refunds/decide-cancellation';
import { char, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

/** As queries see it; migration 037 is what makes it. */
export const cancellations = pgTable('cancellations', {
  id: char('id', { length: 24 }).primaryKey(),
  orderId: char('order_id', { length: 24 }).notNull(),
  lines: jsonb('lines').$type<readonly UnitsOfLine[]>().notNull(),
  refundId: char('refund_id', { length: 24 }),
  madeBy: text('made_by').$type<'shopper' | 'staff'>().notNull(),
  createdAt: when('created_at').notNull(),
});
