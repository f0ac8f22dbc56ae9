import { foldEmail } from '@counterpane/rules/customers/fold-email';
import { MAILINGS } from '@counterpane/rules/mailings/mailings';
import { and, asc, eq, exists, gt, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { Cart } from '../../cart/carts/store.ts';
import { carts } from '../../cart/carts/tables.ts';
import type { Queries } from '../../database/open.ts';
import { orders } from '../../order/orders/tables.ts';
import { cartReminders } from './tables.ts';

const HOUR_MS = 3_600_000;

const AGREED = sql`${carts.checkout} -> 'permissions' ->> 'sendEmail' = 'true'`;

/** Carts with something in them that nobody has touched for a while, whose shoppers left an email and agreed to emails: a page of them by their ids. */
export const findLeftCarts = (
  db: Queries,
  now: number,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<Cart[]> => {
  const { afterHours, untilHours } = MAILINGS.cart_reminder;
  const before = (hours: number) => new Date(now - hours * HOUR_MS).toISOString();
  const reminded = db
    .select({ id: cartReminders.cartId })
    .from(cartReminders)
    .where(eq(cartReminders.cartId, carts.id));
  return db
    .select()
    .from(carts)
    .where(
      and(
        gt(carts.id, after),
        eq(carts.status, 'open'),
        lt(carts.updatedAt, before(afterHours)),
        gt(carts.updatedAt, before(untilHours)),
        ne(carts.lines, []),
        AGREED,
        notExists(reminded),
      ),
    )
    .orderBy(asc(carts.id))
    .limit(most);
};

/** Whether something has come of a cart: an order of it, or one that its shopper has placed since, on another device. */
export const isOrdered = async (db: Queries, cart: Cart): Promise<boolean> => {
  const email = foldEmail(cart.checkout.email ?? '');
  const isLater = and(eq(sql`lower(${orders.email})`, email), gt(orders.createdAt, cart.updatedAt));
  const placed = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(ne(orders.status, 'cancelled'), or(eq(orders.cartId, cart.id), isLater)));
  const [found] = await db
    .select({ isOrdered: sql<boolean>`${exists(placed)}` })
    .from(carts)
    .where(eq(carts.id, cart.id));
  return found?.isOrdered ?? true;
};

/** Notes that a shopper is reminded of a cart; false where they were before. */
export const insertReminder = async (tx: Queries, cartId: string, at: string): Promise<boolean> => {
  const made = await tx
    .insert(cartReminders)
    .values({ cartId, at })
    .onConflictDoNothing()
    .returning({ cartId: cartReminders.cartId });
  return made.length > 0;
};
