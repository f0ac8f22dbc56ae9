import type { CartLine } from '@counterpane/rules/cart/line';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { stock } from '../../catalogue/tables.ts';
import type { Queries } from '../../database/open.ts';
import type { SavedCheckout } from '../checkout/saved-checkout.ts';
import type { CartUndo } from '../history/cart-undo.ts';
import type { HistoryEntry } from '../history/history.ts';
import type { CartReads } from './order-facts.ts';
import type { RemoteControl } from './stored-remote-control.ts';
import { carts } from './tables.ts';

export type Cart = typeof carts.$inferSelect;

/** What of a cart may be changed; the rest stays. */
export interface CartChange {
  readonly lines?: readonly CartLine[];
  readonly couponCode?: string | null;
  readonly couponIsAutomatic?: boolean;
  readonly removedCoupons?: string[];
  /** What is to be remembered of the change. */
  readonly history?: HistoryEntry[];
  /** Lines of other carts that came, the newest last. */
  readonly mergedIds?: string[];
  /** Codes whose expiry was shown. */
  readonly expiredCodes?: string[];
  /** What can be undone after it, or null. */
  readonly undo?: CartUndo | null;
  readonly checkout?: SavedCheckout;
  /** The remote control by staff, or null when there is none. */
  readonly remoteControl?: RemoteControl | null;
}

/** The visitor's cart that is not ordered yet, or null. */
export const findOpenCart = async (
  db: Queries,
  visitorId: string,
  storefront: string,
): Promise<Cart | null> => {
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.visitorId, visitorId), eq(carts.storefront, storefront), eq(carts.status, 'open')));
  return cart ?? null;
};

/** A visitor's first cart; null when another request has just made one. */
export const insertCart = async (
  db: Queries,
  cart: Pick<Cart, 'id' | 'storefront' | 'visitorId'>,
  change: CartChange,
  created: HistoryEntry,
): Promise<Cart | null> => {
  const history = [created, ...(change.history ?? [])];
  const [made] = await db
    .insert(carts)
    .values({ ...cart, ...columns(change), history, createdAt: created.at })
    .onConflictDoNothing()
    .returning();
  return made ?? null;
};

/** The changed cart with its new version; null when another write changed it first. */
export const updateCart = async (
  db: Queries,
  cart: Pick<Cart, 'id' | 'version'>,
  change: CartChange,
): Promise<Cart | null> => {
  const [changed] = await db
    .update(carts)
    .set({ ...columns(change), version: cart.version + 1, updatedAt: sql`now()` })
    .where(and(eq(carts.id, cart.id), eq(carts.version, cart.version), eq(carts.status, 'open')))
    .returning();
  return changed ?? null;
};

const columns = ({ lines, ...rest }: CartChange) => (lines ? { ...rest, lines: [...lines] } : rest);

/**
 * Units available to a cart, read from the database and not from memory: what is available, and what
 * the cart's own unpaid order holds. Back-ordered items have no end.
 */
export const readAvailableStock = async (
  { db, orders }: CartReads,
  items: readonly string[],
  cart: Pick<Cart, 'id'> | null,
): Promise<Map<string, number>> => {
  if (items.length === 0) return new Map();
  const own = orders.reservedUnits(db, cart?.id ?? '');
  const rows = await db
    .select({
      item: stock.item,
      free: sql<number>`(${stock.available} + (${own}))::int`,
      backOrder: stock.backOrder,
    })
    .from(stock)
    .where(inArray(stock.item, [...items]));
  return new Map(rows.map((row) => [row.item, row.backOrder ? Number.POSITIVE_INFINITY : row.free]));
};
