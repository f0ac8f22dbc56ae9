import type { NoticeKind } from '@counterpane/rules/mailings/decide-notice';
import { char, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

/** As queries see it; migration 072 is what makes it. */
export const productNotices = pgTable('product_notices', {
  id: char('id', { length: 24 }).primaryKey(),
  kind: text('kind').$type<NoticeKind>().notNull(),
  storefront: text('storefront').notNull(),
  language: text('language').notNull(),
  email: text('email').notNull(),
  product: text('product').notNull(),
  sku: text('sku').notNull(),
  askedCents: integer('asked_cents').notNull(),
  question: text('question').notNull(),
  version: text('version').notNull(),
  createdAt: when('created_at').notNull(),
  dueAt: when('due_at'),
  toldCents: integer('told_cents'),
});
