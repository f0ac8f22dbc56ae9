import { char, pgTable, text } from 'drizzle-orm/pg-core';

/** As queries see it; migration 053 makes it. */
export const creditAccounts = pgTable('credit_accounts', {
  id: char('id', { length: 24 }).primaryKey(),
  storefront: text('storefront').notNull(),
  currency: char('currency', { length: 3 }).$type<'USD' | 'CAD' | 'GBP'>().notNull(),
  email: text('email'),
});
