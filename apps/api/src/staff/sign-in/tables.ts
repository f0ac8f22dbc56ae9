import type { StaffRole } from '@counterpane/contract/staff/staff';
import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

// People, as queries see them (migration 012). The names of the columns are those of better-auth's models.

const when = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const written = { createdAt: when('created_at').notNull(), updatedAt: when('updated_at').notNull() };

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull(),
  image: text('image'),
  role: text('role').$type<StaffRole | 'customer'>().notNull(),
  /** Migration 021; null is all of them. */
  storefronts: text('storefronts').array(),
  ...written,
});

export const userSessions = pgTable('user_sessions', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  token: text('token').notNull(),
  expiresAt: when('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  ...written,
});

export const userAccounts = pgTable('user_accounts', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
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

export const userVerifications = pgTable('user_verifications', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: when('expires_at').notNull(),
  ...written,
});
