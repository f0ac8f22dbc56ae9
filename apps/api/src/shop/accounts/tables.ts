import type { TypedAddress } from '@counterpane/rules/address/validate-address';
import type { Size } from '@counterpane/rules/options/sizes';
import { sql } from 'drizzle-orm';
import { bigint, boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

// Customers, as queries see them (migration 034). The names of the columns are those of better-auth's models.

const when = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const written = { createdAt: when('created_at').notNull(), updatedAt: when('updated_at').notNull() };

export const customers = pgTable('customers', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull(),
  name: text('name').notNull(),
  image: text('image'),
  /** Migration 035. */
  visitorId: text('visitor_id'),
  /** Migration 036. */
  signedInAt: timestamp('signed_in_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  /** Migration 047: one of `BED_SIZES`. */
  bedSize: text('bed_size').$type<Size>(),
  /** Migration 061. */
  referralCode: text('referral_code')
    .notNull()
    .default(sql`substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)`),
  ...written,
});

export const customerSessions = pgTable('customer_sessions', {
  id: text('id').primaryKey(),
  userId: text('customer_id').notNull(),
  token: text('token').notNull(),
  expiresAt: when('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  ...written,
});

export const customerLogins = pgTable('customer_logins', {
  id: text('id').primaryKey(),
  userId: text('customer_id').notNull(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  password: text('password'),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: when('access_token_expires_at'),
  refreshTokenExpiresAt: when('refresh_token_expires_at'),
  scope: text('scope'),
  ...written,
});

export const customerVerifications = pgTable('customer_verifications', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: when('expires_at').notNull(),
  ...written,
});

/** Migration 048. */
export const customerPasskeys = pgTable('customer_passkeys', {
  id: text('id').primaryKey(),
  customerId: text('customer_id').notNull(),
  host: text('host').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  name: text('name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
});

/** Migration 046. */
export const customerAddresses = pgTable('customer_addresses', {
  id: text('id').primaryKey(),
  customerId: text('customer_id').notNull(),
  country: text('country').notNull(),
  address: jsonb('address').$type<TypedAddress>().notNull(),
  defaultSince: timestamp('default_since', { withTimezone: true, mode: 'string' }),
  /** Migration 068: null while it is saved. */
  deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'string' }),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
});
