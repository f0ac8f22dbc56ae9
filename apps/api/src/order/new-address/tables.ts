import type { RefundedLine } from '@counterpane/rules/refunds/line-worth';
import { char, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { SavedTaxRate } from '../../cart/checkout/saved-checkout.ts';
import { when } from '../../database/when.ts';

/** When orders were sent elsewhere, as queries see it; migrations 075 and 082 make it. */
export const addressChanges = pgTable('address_changes', {
  id: char('id', { length: 24 }).primaryKey(),
  orderId: char('order_id', { length: 24 }).notNull(),
  createdAt: when('created_at').notNull(),
  /** The order that pays for it; null where it costs no more [R062]. */
  paymentOrderId: char('payment_order_id', { length: 24 }),
  /** What the tax service answered before it waited for its payment; null where the own table counts. */
  taxRate: jsonb('tax_rate').$type<SavedTaxRate>(),
  /** What each line costs less from then on; empty where a refund says it. */
  repriced: jsonb('repriced').$type<readonly RefundedLine[]>().notNull().default([]),
  /** Null while it waits for its payment, and where that never came. */
  appliedAt: when('applied_at'),
});
