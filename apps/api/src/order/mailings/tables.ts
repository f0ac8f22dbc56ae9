import type { MailingKind } from '@counterpane/rules/mailings/mailings';
import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

/** As queries see it; migration 070 is what makes it. */
export const mailingChoices = pgTable('mailing_choices', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  brand: text('brand').notNull(),
  email: text('email').notNull(),
  kind: text('kind').$type<MailingKind>().notNull(),
  isOn: boolean('is_on').notNull(),
  question: text('question').notNull(),
  version: text('version').notNull(),
  storefront: text('storefront').notNull(),
  language: text('language').notNull(),
  source: text('source').$type<'page' | 'one_click' | 'sign_up' | 'consent'>().notNull(),
  at: when('at').notNull(),
});
