import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../database/when.ts';

// The table of the outbox, as queries see it (migrations/*.sql makes it).

export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  topic: text('topic').notNull(),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  attempts: integer('attempts').notNull().default(0),
  /** Fewer than those that began where a process died over one. */
  endedAttempts: integer('ended_attempts').notNull().default(0),
  nextAttemptAt: when('next_attempt_at').notNull(),
  doneAt: when('done_at'),
  deadAt: when('dead_at'),
});
