import type { FunnelEvent } from '@counterpane/contract/events/events';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

/** As queries see it; migration 063 is what makes it. */
export const funnelEvents = pgTable('funnel_events', {
  id: text('id').primaryKey(),
  name: text('name').$type<FunnelEvent>().notNull(),
  storefront: text('storefront').notNull(),
  visit: text('visit'),
  path: text('path'),
  /** Where what it is about was chosen, as in the port of analytics. */
  list: text('list'),
  at: when('at').notNull(),
});
