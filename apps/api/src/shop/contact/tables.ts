import type { ContactTopic } from '@counterpane/rules/content/validate-contact-message';
import { char, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

// The table of messages to a brand, as queries see it (migrations/*.sql makes it).

export const contactRequests = pgTable('contact_requests', {
  id: char('id', { length: 24 }).primaryKey(),
  reference: text('reference').notNull(),
  fingerprint: text('fingerprint').notNull(),
  storefront: text('storefront').notNull(),
  visitorId: text('visitor_id').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  topic: text('topic').$type<ContactTopic>().notNull(),
  message: text('message').notNull(),
  createdAt: when('created_at').notNull(),
});
