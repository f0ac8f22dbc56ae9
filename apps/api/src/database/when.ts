import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time. A database writes it in a form of its own. */
export const when = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** A stored point in time as ISO 8601. @example isoOf('2026-11-20 18:45:00+00') // "2026-11-20T18:45:00.000Z" */
export const isoOf = (time: string): string => new Date(time).toISOString();

export const isoOrNull = (time: string | null): string | null => time && isoOf(time);
