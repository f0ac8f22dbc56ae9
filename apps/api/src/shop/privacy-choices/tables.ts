import { boolean, char, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

/** As queries see it; migration 063 is what makes it. */
export const privacyChoices = pgTable('privacy_choices', {
  id: char('id', { length: 24 }).primaryKey(),
  visitorId: text('visitor_id').notNull(),
  customerId: text('customer_id'),
  storefront: text('storefront').notNull(),
  language: text('language').notNull(),
  version: text('version').notNull(),
  question: text('question').notNull(),
  analytics: boolean('analytics').notNull(),
  personalization: boolean('personalization').notNull(),
  marketing: boolean('marketing').notNull(),
  askedBy: text('asked_by').$type<'banner' | 'page'>().notNull(),
  at: when('at').notNull(),
});
