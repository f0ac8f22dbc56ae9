import { char, integer, pgTable } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

/** The table of photographs, as queries see it; migrations 049, 050 and 059 make it. */
export const photos = pgTable('photos', {
  id: char('id', { length: 24 }).primaryKey(),
  orderId: char('order_id', { length: 24 }).notNull(),
  returnId: char('return_id', { length: 24 }),
  claimId: char('claim_id', { length: 24 }),
  reviewId: char('review_id', { length: 24 }),
  storageKey: char('storage_key', { length: 32 }).notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  createdAt: when('created_at').notNull(),
});
