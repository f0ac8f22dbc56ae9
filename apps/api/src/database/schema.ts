import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { CouponData } from '@counterpane/catalogue/schema';
import type { CartLine } from '@counterpane/rules/cart/line';
import type { ContactTopic } from '@counterpane/rules/content/check-contact-message';
import type { ChosenProperty } from '@counterpane/rules/options/property-names';
import type { AttemptState } from '@counterpane/rules/payments/attempt-states';
import type { CardSummary, NextAction } from '@counterpane/rules/payments/outcome';
import type { Demand } from '@counterpane/rules/stock/demand';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { HistoryEntry } from '../carts/history.ts';
import type { SavedCheckout } from '../checkout/saved-checkout.ts';
import type { FrozenOrder } from '../orders/frozen-order.ts';
import type { RemoteControl } from '../remote/remote-control.ts';

// The tables as queries see them; migrations/*.sql is what makes them.

const when = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

export const products = pgTable(
  'products',
  {
    storefront: text('storefront').notNull(),
    name: text('name').notNull(),
    id: char('id', { length: 24 }).notNull(),
    position: integer('position').notNull(),
    data: jsonb('data').$type<ProductData>().notNull(),
    sourceHash: text('source_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storefront, table.name] })],
);

export const variants = pgTable(
  'variants',
  {
    storefront: text('storefront').notNull(),
    sku: text('sku').notNull(),
    productName: text('product_name').notNull(),
    position: integer('position').notNull(),
    chosen: jsonb('chosen').$type<ChosenProperty[]>().notNull(),
    demand: jsonb('demand').$type<Demand[]>().notNull(),
    listCents: integer('list_cents').notNull(),
    priceCents: integer('price_cents').notNull(),
    valueCents: integer('value_cents').notNull(),
    isActive: boolean('is_active').notNull(),
    shipsInDays: integer('ships_in_days'),
    sourceHash: text('source_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storefront, table.sku] })],
);

export const stock = pgTable('stock', {
  item: text('item').primaryKey(),
  onHand: integer('on_hand').notNull(),
  reserved: integer('reserved').notNull().default(0),
  sold: integer('sold').notNull().default(0),
  backOrder: boolean('back_order').notNull(),
});

export const coupons = pgTable('coupons', {
  code: text('code').primaryKey(),
  data: jsonb('data').$type<CouponData>().notNull(),
  maxRedemptions: integer('max_redemptions'),
  sourceHash: text('source_hash').notNull(),
  /** When the code was found in no file any more: it is kept for the orders that used it, and takes nothing off. */
  endedAt: when('ended_at'),
});

export const catalogueImports = pgTable('catalogue_imports', {
  sourceHash: text('source_hash').primaryKey(),
});

export const settings = pgTable(
  'settings',
  {
    storefront: text('storefront').notNull(),
    name: text('name').notNull(),
    value: jsonb('value').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storefront, table.name] })],
);

export const carts = pgTable('carts', {
  id: char('id', { length: 24 }).primaryKey(),
  storefront: text('storefront').notNull(),
  visitorId: text('visitor_id').notNull(),
  version: integer('version').notNull().default(1),
  status: text('status').$type<'open' | 'ordered'>().notNull().default('open'),
  lines: jsonb('lines').$type<CartLine[]>().notNull().default([]),
  couponCode: text('coupon_code'),
  couponIsAutomatic: boolean('coupon_is_automatic').notNull().default(false),
  removedCoupons: jsonb('removed_coupons').$type<string[]>().notNull().default([]),
  checkout: jsonb('checkout').$type<SavedCheckout>().notNull().default({}),
  history: jsonb('history').$type<HistoryEntry[]>().notNull().default([]),
  remoteControl: jsonb('remote_control').$type<RemoteControl>(),
  updatedAt: when('updated_at').notNull().defaultNow(),
});

export const cartShares = pgTable('cart_shares', {
  id: char('id', { length: 24 }).primaryKey(),
  cartId: char('cart_id', { length: 24 }).notNull(),
  madeBy: text('made_by').notNull(),
  multiUse: boolean('multi_use').notNull(),
  uses: integer('uses').notNull().default(0),
  usedBy: text('used_by'),
  endsAt: when('ends_at').notNull(),
  createdAt: when('created_at').notNull(),
});

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

export const orders = pgTable('orders', {
  id: char('id', { length: 24 }).primaryKey(),
  shortId: text('short_id').notNull(),
  storefront: text('storefront').notNull(),
  visitorId: text('visitor_id').notNull(),
  addressKey: text('address_key'),
  cartId: char('cart_id', { length: 24 }).notNull(),
  cartVersion: integer('cart_version').notNull(),
  status: text('status').$type<import('@counterpane/rules/orders/order-states').OrderState>().notNull(),
  email: text('email').notNull(),
  totalCents: integer('total_cents').notNull(),
  currency: char('currency', { length: 3 }).$type<'USD' | 'CAD' | 'GBP'>().notNull(),
  requestHash: text('request_hash').notNull(),
  frozen: jsonb('frozen').$type<FrozenOrder>().notNull(),
  stockIsHeld: boolean('stock_is_held').notNull(),
  heldUntil: when('held_until').notNull(),
  holdEndsAt: when('hold_ends_at').notNull().default(sql`now() + interval '40 minutes'`),
  attention: text('attention'),
  cancelledBecause: text('cancelled_because').$type<'lapsed' | 'superseded' | 'by_staff'>(),
  analyticsReportedAt: when('analytics_reported_at'),
  purchasedAt: when('purchased_at'),
  emptiedAt: when('emptied_at'),
  createdAt: when('created_at').notNull().defaultNow(),
  updatedAt: when('updated_at').notNull().defaultNow(),
});

export const orderDemand = pgTable('order_demand', {
  orderId: char('order_id', { length: 24 }).notNull(),
  item: text('item').notNull(),
  units: integer('units').notNull(),
});

export const couponRedemptions = pgTable('coupon_redemptions', {
  code: text('code').notNull(),
  orderId: char('order_id', { length: 24 }).notNull(),
  email: text('email'),
});

export const payments = pgTable('payments', {
  id: char('id', { length: 24 }).primaryKey(),
  orderId: char('order_id', { length: 24 }).notNull(),
  attempt: integer('attempt').notNull(),
  provider: text('provider').notNull(),
  kind: text('kind').$type<'token' | 'hosted' | 'none'>().notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  token: text('token'),
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

export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  topic: text('topic').notNull(),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: when('next_attempt_at').notNull(),
  doneAt: when('done_at'),
  deadAt: when('dead_at'),
});

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
