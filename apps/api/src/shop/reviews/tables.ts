import type { ReviewFault } from '@counterpane/rules/reviews/review-faults';
import type { ReviewState } from '@counterpane/rules/reviews/review-states';
import { bigint, char, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

// The tables of reviews, as queries see them; migrations 058, 059, 065 and 066 make them.

/** What a review says. */
export interface ReviewContent {
  readonly score: number;
  readonly title: string;
  readonly words: string;
  readonly language: string;
  readonly author: string;
  readonly fits: number | null;
  readonly sleeps: number | null;
  /** Ids of its photographs, in their order. */
  readonly photos: readonly string[];
}

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
  photos: jsonb('photos').$type<readonly string[]>().notNull().default([]),
  /** What its writer has changed since it was published. */
  draft: jsonb('draft').$type<ReviewContent>(),
  fault: text('fault').$type<ReviewFault>(),
  told: text('told').notNull().default(''),
  status: text('status').$type<ReviewState>().notNull(),
  answer: text('answer').notNull().default(''),
  answeredAt: when('answered_at'),
  votes: integer('votes').notNull().default(0),
  createdAt: when('created_at').notNull(),
});

export const reviewEvents = pgTable('review_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reviewId: char('review_id', { length: 24 }).notNull(),
  status: text('status').$type<ReviewState>().notNull(),
  source: text('source').$type<'shopper' | 'staff'>().notNull(),
  at: when('at').notNull(),
});

export const reviewRequests = pgTable('review_requests', {
  orderId: char('order_id', { length: 24 }).primaryKey(),
  at: when('at').notNull(),
});

export const reviewVotes = pgTable('review_votes', {
  reviewId: char('review_id', { length: 24 }).notNull(),
  voter: text('voter').notNull(),
});
