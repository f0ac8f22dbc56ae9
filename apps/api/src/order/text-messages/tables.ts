import { char, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

/** As queries see it; migration 062 is what makes it. */
export const textSubscriptions = pgTable('text_subscriptions', {
  id: char('id', { length: 24 }).primaryKey(),
  storefront: text('storefront').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  clientUserId: text('client_user_id'),
  consentText: text('consent_text').notNull(),
  consentVersion: text('consent_version').notNull(),
  region: text('region').notNull(),
  givenAt: when('given_at').notNull(),
  withdrawnAt: when('withdrawn_at'),
});
