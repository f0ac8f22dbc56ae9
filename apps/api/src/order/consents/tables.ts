import type { ConsentChannel } from '@counterpane/contract/orders/consents';
import { char, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

/** As queries see it; migration 038 is what makes it. */
export const consentWithdrawals = pgTable('consent_withdrawals', {
  orderId: char('order_id', { length: 24 }).notNull(),
  channel: text('channel').$type<ConsentChannel>().notNull(),
  at: when('at').notNull(),
});
