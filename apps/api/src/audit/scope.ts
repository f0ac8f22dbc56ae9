import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The storefronts that a member of staff works for, by key; null is all of them. */
export type Scope = readonly string[] | null;

export interface Scoped {
  readonly scope: Scope;
}

/**
 * The record that was found, if its storefront is one of the member's. Any other is answered as if it did not
 * exist.
 * @example findInScope({ scope: ['drift'] }, { storefront: 'halcyon' }) // null
 */
export const findInScope = <Found extends { readonly storefront: string }>(
  { scope }: Scoped,
  found: Found | null,
): Found | null => (found && (scope === null || scope.includes(found.storefront)) ? found : null);

/** The same rule for a query; undefined where everything is within the scope. */
export const inScope = ({ scope }: Scoped, storefront: PgColumn): SQL | undefined =>
  scope === null ? undefined : inArray(storefront, [...scope]);
