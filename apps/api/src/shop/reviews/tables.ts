import { char, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

// The table of reviews, as queries see it; migration 058 makes it.

export const reviews = pgTable('reviews', {
  id: char('id', { length: 24 }).primaryKey(),
  inventoryKey: text('inventory_key').notNull(),
  orderId: char('order_id', { length: 24 }).notNull(),
  itemIdentifier: text('item_identifier').notNull(),
  storefront: text('storefront').notNull(),
  score: smallint('score').notNull(),
  title: text('title').notNull(),
  words: text('words').notNull(),
  language: text('language').notNull(),
  author: text('author').notNull(),
  fits: smallint('fits'),
  sleeps: smallint('sleeps'),
  status: text('status').$type<'pending' | 'published' | 'refused'>().notNull(),
  answer: text('answer').notNull().default(''),
  answeredAt: when('answered_at'),
  votes: integer('votes').notNull().default(0),
  createdAt: when('created_at').notNull(),
});
