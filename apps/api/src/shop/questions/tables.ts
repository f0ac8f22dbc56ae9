import type { QuestionState } from '@counterpane/rules/reviews/question-states';
import { char, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

/** The table of questions about products, as queries see it; the migration 059-questions makes it. */
export const productQuestions = pgTable('product_questions', {
  id: char('id', { length: 24 }).primaryKey(),
  fingerprint: text('fingerprint').notNull(),
  inventoryKey: text('inventory_key').notNull(),
  storefront: text('storefront').notNull(),
  email: text('email').notNull(),
  author: text('author').notNull(),
  words: text('words').notNull(),
  language: text('language').notNull(),
  status: text('status').$type<QuestionState>().notNull(),
  answer: text('answer').notNull().default(''),
  answeredAt: when('answered_at'),
  createdAt: when('created_at').notNull(),
});
