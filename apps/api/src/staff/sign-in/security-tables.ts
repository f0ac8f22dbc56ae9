import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

// How staff prove who they are, as queries see it (migration 020).

const when = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

export const staffSecurity = pgTable('staff_security', {
  userId: text('user_id').primaryKey(),
  passwordVersion: integer('password_version').notNull().default(1),
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  firstPasswordEndsAt: when('first_password_ends_at'),
  secondFactorKey: text('second_factor_key'),
  secondFactorSince: when('second_factor_since'),
  lastCodeStep: bigint('last_code_step', { mode: 'number' }).notNull().default(0),
});

export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    userId: text('user_id').notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: when('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const staffSessions = pgTable('staff_sessions', {
  sessionId: text('session_id').primaryKey(),
  begunAt: when('begun_at').notNull(),
  lastUsedAt: when('last_used_at').notNull(),
  provedAt: when('proved_at').notNull(),
  address: text('address').notNull(),
  userAgent: text('user_agent').notNull(),
});
