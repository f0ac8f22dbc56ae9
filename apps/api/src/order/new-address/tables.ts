import { char, pgTable } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

/** When orders were sent elsewhere, as queries see it; migration 075 makes it. */
export const addressChanges = pgTable('address_changes', {
  id: char('id', { length: 24 }).primaryKey(),
  orderId: char('order_id', { length: 24 }).notNull(),
  createdAt: when('created_at').notNull(),
});
