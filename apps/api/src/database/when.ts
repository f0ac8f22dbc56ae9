import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time, in ISO 8601. */
export const when = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
