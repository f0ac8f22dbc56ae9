import { char, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

// What orders tell of products, as queries see it (migration 060 makes the tables).

export const purchaseCounts = pgTable(
  'purchase_counts',
  {
    brand: text('brand').notNull(),
    productKey: text('product_key').notNull(),
    weight: doublePrecision('weight').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.productKey] })],
);

export const purchasePairs = pgTable(
  'purchase_pairs',
  {
    brand: text('brand').notNull(),
    productKey: text('product_key').notNull(),
    withKey: text('with_key').notNull(),
    weight: doublePrecision('weight').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.productKey, table.withKey] })],
);

export const learnedOrders = pgTable('learned_orders', {
  orderId: char('order_id', { length: 24 }).primaryKey(),
  learnedAt: when('learned_at').notNull(),
});
