import { char, pgTable } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

/** As queries see it; migration 071 is what makes it. */
export const cartReminders = pgTable('cart_reminders', {
  cartId: char('cart_id', { length: 24 }).primaryKey(),
  at: when('at').notNull(),
});
