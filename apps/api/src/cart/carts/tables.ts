import type { CartLine } from '@counterpane/rules/cart/line';
import { boolean, char, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';
import type { SavedCheckout } from '../checkout/saved-checkout.ts';
import type { CartUndo } from '../history/cart-undo.ts';
import type { HistoryEntry } from '../history/history.ts';
import type { RemoteControl } from './stored-remote-control.ts';

// The tables of carts, as queries see them (migrations/*.sql makes them).

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
  /** The state that undo restores; the next change of the cart clears it. */
  undo: jsonb('undo').$type<CartUndo>(),
  /** Lines of other carts that came and do not come again, the newest last. */
  mergedIds: jsonb('merged_ids').$type<string[]>().notNull().default([]),
  /** Orders that took something out, the newest last: that one closed the cart, where it is closed. */
  orderedBy: jsonb('ordered_by').$type<string[]>().notNull().default([]),
  /** Codes whose expiry was shown. */
  expiredCodes: jsonb('expired_codes').$type<string[]>().notNull().default([]),
  remoteControl: jsonb('remote_control').$type<RemoteControl>(),
  createdAt: when('created_at').notNull().defaultNow(),
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
