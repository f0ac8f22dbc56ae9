import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { CouponData } from '@counterpane/catalogue/promotion-schema';
import type { ChosenProperty } from '@counterpane/rules/options/property-names';
import type { Demand } from '@counterpane/rules/stock/demand';
import { boolean, char, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../database/when.ts';

// The tables of the catalogue, as queries see them (migrations/*.sql makes them).

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
  available: integer('available').notNull(),
  reserved: integer('reserved').notNull().default(0),
  sold: integer('sold').notNull().default(0),
  backOrder: boolean('back_order').notNull(),
});

export const coupons = pgTable('coupons', {
  code: text('code').primaryKey(),
  data: jsonb('data').$type<CouponData>().notNull(),
  maxRedemptions: integer('max_redemptions'),
  sourceHash: text('source_hash').notNull(),
  /** When the code was removed from the files: it is kept for the orders that used it, and takes nothing off. */
  endedAt: when('ended_at'),
});

/** What the reviews of a product come to; the shop's reviews write it. */
export const reviewSummaries = pgTable('review_summaries', {
  inventoryKey: text('inventory_key').primaryKey(),
  total: integer('total').notNull(),
  /** Hundredths of a star. */
  average: integer('average').notNull(),
  distribution: jsonb('distribution').$type<readonly number[]>(),
  fits: integer('fits'),
  sleeps: integer('sleeps'),
  isVerified: boolean('is_verified').notNull(),
  /** Counts the changes of what shoppers read. */
  edition: integer('edition').notNull().default(0),
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
