import { foldEmail } from '@counterpane/rules/customers/fold-email';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows whose email is this one, however either is written. */
export const isOf = (column: PgColumn | SQL, email: string): SQL =>
  eq(sql`lower(${column})`, foldEmail(email));
