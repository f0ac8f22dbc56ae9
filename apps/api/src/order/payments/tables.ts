import type { AttemptState } from '@counterpane/rules/payments/attempt-states';
import type { CardSummary, Hold, NextAction } from '@counterpane/rules/payments/outcome';
import { bigint, char, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

// The tables of payments, as queries see them (migrations/*.sql makes them).

export const payments = pgTable('payments', {
  id: char('id', { length: 24 }).primaryKey(),
  orderId: char('order_id', { length: 24 }).notNull(),
  attempt: integer('attempt').notNull(),
  provider: text('provider').notNull(),
  kind: text('kind').$type<'token' | 'hosted' | 'none'>().notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  token: text('token'),
  deviceData: text('device_data'),
  requestKey: text('request_key'),
  returnUrl: text('return_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  reference: text('reference'),
  status: text('status').$type<AttemptState>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: char('currency', { length: 3 }).$type<'USD' | 'CAD' | 'GBP'>().notNull(),
  card: jsonb('card').$type<CardSummary>(),
  nextAction: jsonb('next_action').$type<NextAction>(),
  failure: jsonb('failure').$type<{ code: string; message: string }>(),
  createdAt: when('created_at').notNull(),
  askedAt: when('asked_at').notNull(),
  returnedAt: when('returned_at'),
  silentSince: when('silent_since'),
  addressKey: text('address_key'),
  networkKey: text('network_key'),
  visitorKey: text('visitor_key'),
  captureAt: text('capture_at').$type<'order' | 'shipment'>().notNull().default('order'),
  /** How its held money can be captured; null where none was held. */
  holdCaptures: text('hold_captures').$type<Hold['captures']>(),
  heldUntil: when('held_until'),
  /** Since when nothing is held any more. */
  holdEndedAt: when('hold_ended_at'),
});

export const paymentEvents = pgTable('payment_events', {
  provider: text('provider').notNull(),
  eventId: text('event_id').notNull(),
  type: text('type').notNull(),
});

export const unknownPayments = pgTable('unknown_payments', {
  provider: text('provider').notNull(),
  reference: text('reference').notNull(),
  orderId: text('order_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: char('currency', { length: 3 }).notNull(),
  heardAt: when('heard_at').notNull(),
});

export const ledgerEntries = pgTable('ledger_entries', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  booking: text('booking').notNull(),
  account: text('account').notNull(),
  orderId: char('order_id', { length: 24 }).notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: char('currency', { length: 3 }).notNull(),
  createdAt: when('created_at').notNull().defaultNow(),
});

/** What each account at a company was last found to take, by its public key. */
export const knownMethods = pgTable('known_methods', {
  account: text('account').primaryKey(),
  methods: jsonb('methods').$type<readonly string[]>().notNull(),
  askedAt: when('asked_at').notNull(),
});
