import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../database/when.ts';

// What the API itself keeps of requests, as queries see it (migrations/*.sql makes the tables).

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    visitorId: text('visitor_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    body: text('body'),
    createdAt: when('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.visitorId, table.key] })],
);

export const limitCounters = pgTable(
  'limit_counters',
  {
    name: text('name').notNull(),
    key: text('key').notNull(),
    calls: integer('calls').notNull(),
    lastAt: when('last_at').notNull(),
    endsAt: when('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.key] })],
);
