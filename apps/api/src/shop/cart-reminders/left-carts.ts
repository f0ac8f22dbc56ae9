import { foldEmail } from '@counterpane/rules/customers/fold-email';
import { MAILINGS } from '@counterpane/rules/mailings/mailings';
import { and, asc, eq, exists, gt, inArray, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Cart } from '../../cart/carts/store.ts';
import { carts } from '../../cart/carts/tables.ts';
import type { Queries } from '../../database/open.ts';
import { orders } from '../../order/orders/tables.ts';
import { cartReminders } from './tables.ts';

const HOUR_MS = 3_600_000;
/** In hours: nobody is reminded of two carts within it. */
const A_DAY = 24;

const AGREED = sql`${carts.checkout} -> 'permissions' ->> 'sendEmail' = 'true'`;

/** Carts with something in them that nobody has touched for a while, whose shoppers left an email and agreed to emails: a page of them by their ids. */
export const findLeftCarts = (
  db: Queries,
  now: number,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<Cart[]> =>
  db
    .select()
    .from(carts)
    .where(and(gt(carts.id, after), isLeft(db, now)))
    .orderBy(asc(carts.id))
    .limit(most);

/** Left, and not reminded of yet. */
const isLeft = (db: Queries, now: number): SQL | undefined => {
  const { afterHours, untilHours } = MAILINGS.cart_reminder;
  const reminded = db
    .select({ id: cartReminders.cartId })
    .from(cartReminders)
    .where(eq(cartReminders.cartId, carts.id));
  return and(
    eq(carts.status, 'open'),
    lt(carts.updatedAt, hoursBefore(now, afterHours)),
    gt(carts.updatedAt, hoursBefore(now, untilHours)),
    ne(carts.lines, []),
    AGREED,
    notExists(reminded),
  );
};

const hoursBefore = (now: number, hours: number): string => new Date(now - hours * HOUR_MS).toISOString();

/** A shopper as a brand knows them: by the email of their carts in its storefronts. */
interface ReaderOfCarts {
  readonly email: string;
  readonly storefronts: readonly string[];
}

/**
 * Whether another cart is what its shopper hears of: one that they were reminded of within a day, or that they left later. Waits for
 * another process that asks the same of the same shopper, until that is done.
 */
export const givesWay = async (
  tx: Queries,
  cart: Cart,
  { email, storefronts }: ReaderOfCarts,
  now: number,
): Promise<boolean> => {
  const address = foldEmail(email);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`cart reminder ${address}`}))`);
  const isTheirs = and(
    eq(sql`lower(${carts.checkout} ->> 'email')`, address),
    inArray(carts.storefront, [...storefronts]),
    ne(carts.id, cart.id),
  );
  const reminded = tx
    .select({ id: carts.id })
    .from(carts)
    .innerJoin(cartReminders, eq(cartReminders.cartId, carts.id))
    .where(and(isTheirs, gt(cartReminders.at, hoursBefore(now, A_DAY))));
  const leftLater = tx
    .select({ id: carts.id })
    .from(carts)
    .where(
      and(
        isTheirs,
        isLeft(tx, now),
        sql`(${carts.updatedAt}, ${carts.id}) > (${cart.updatedAt}, ${cart.id})`,
      ),
    );
  return (await reminded.limit(1)).length > 0 || (await leftLater.limit(1)).length > 0;
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
