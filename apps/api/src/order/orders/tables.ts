import type { OrderState } from '@counterpane/rules/orders/order-states';
import { sql } from 'drizzle-orm';
import { boolean, char, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';
import type { FrozenOrder } from './frozen-order.ts';

// The tables of orders, as queries see them (migrations/*.sql makes them).

export const orders = pgTable('orders', {
  id: char('id', { length: 24 }).primaryKey(),
  shortId: text('short_id').notNull(),
  storefront: text('storefront').notNull(),
  visitorId: text('visitor_id').notNull(),
  addressKey: text('address_key'),
  /** Migration 080: what a service of analytics knows the visit by that it was placed in, where that allowed it [R056]. */
  visit: jsonb('visit').$type<{ readonly id: string; readonly allowsMarketing: boolean }>(),
  cartId: char('cart_id', { length: 24 }).notNull(),
  cartVersion: integer('cart_version').notNull(),
  status: text('status').$type<OrderState>().notNull(),
  email: text('email').notNull(),
  totalCents: integer('total_cents').notNull(),
  currency: char('currency', { length: 3 }).$type<'USD' | 'CAD' | 'GBP'>().notNull(),
  /** What of the total is paid with store credit, and whose that is [R051]. */
  creditCents: integer('credit_cents').notNull().default(0),
  creditAccountId: char('credit_account_id', { length: 24 }),
  /** What of the total is paid with what comes back for it [R050]. */
  exchangeCents: integer('exchange_cents').notNull().default(0),
  /** What was paid on top of the total for another address [R062]. */
  addressCents: integer('address_cents').notNull().default(0),
  /** The order that it was added to [R058]. */
  addedTo: char('added_to', { length: 24 }),
  requestHash: text('request_hash').notNull(),
  frozen: jsonb('frozen').$type<FrozenOrder>().notNull(),
  stockIsReserved: boolean('stock_is_held').notNull(),
  reservedUntil: when('held_until').notNull(),
  reservationEndsAt: when('hold_ends_at').notNull().default(sql`now() + interval '40 minutes'`),
  attention: text('attention'),
  cancelledBecause: text('cancelled_because').$type<
    'lapsed' | 'superseded' | 'outdated' | 'by_staff' | 'by_shopper'
  >(),
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
