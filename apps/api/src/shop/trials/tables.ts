import { char, date, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

/** As queries see it; migration 071 is what makes it. */
export const trialEndings = pgTable('trial_endings', {
  orderId: char('order_id', { length: 24 }).notNull(),
  itemIdentifier: text('item_identifier').notNull(),
  dueOn: date('due_on').notNull(),
  toldAt: when('told_at'),
});
