import type { ThanksDecision } from '@counterpane/rules/privacy/decide-thanks';
import { char, date, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

/** As queries see it; migration 079 is what makes it. */
export const referralThanks = pgTable('referral_thanks', {
  orderId: char('order_id', { length: 24 }).primaryKey(),
  code: text('code').notNull(),
  dueOn: date('due_on').notNull(),
  decision: text('decision').$type<ThanksDecision>(),
  decidedAt: when('decided_at'),
  referrerId: text('referrer_id'),
});
