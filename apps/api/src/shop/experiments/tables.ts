import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

/** Who has seen which variant of an experiment (migration 067 makes the table). */
export const experimentExposures = pgTable(
  'experiment_exposures',
  {
    experiment: text('experiment').notNull(),
    visitorId: text('visitor_id').notNull(),
    storefront: text('storefront').notNull(),
    variant: text('variant').notNull(),
    seenAt: when('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.experiment, table.visitorId] })],
);
