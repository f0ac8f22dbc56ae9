import { AMAZON_PAY } from '@counterpane/rules/payments/methods';
import { and, desc, eq, or } from 'drizzle-orm';
import { type Cart, findOpenCart } from '../../cart/carts/store.ts';
import type { Queries } from '../../database/open.ts';
import { findOrderOfCart } from '../orders/order-of-cart.ts';
import { findOrder, type Order } from '../orders/store.ts';
import { orders } from '../orders/tables.ts';
import { payments } from '../payments/tables.ts';

/** A session of Amazon Pay with the cart that it was opened for, and the order that it is to pay, once there is one. */
export interface OwnSession {
  readonly id: string;
  /** Null once the cart was paid. */
  readonly cart: Cart | null;
  readonly order: Order | null;
  /** Whether the store has set it up for that order: from then on it is not the client's to change. */
  readonly isPaying: boolean;
}

interface SessionQuery {
  readonly id: string;
  readonly visitorId: string | null;
  readonly storefront: string;
}

/** Null for a session of anybody else: it tells name and address, and ids are not credentials. */
export const findOwnSession = async (
  db: Queries,
  { id, visitorId, storefront }: SessionQuery,
): Promise<OwnSession | null> => {
  if (visitorId === null) return null;
  const order = await findOrderPaidWith(db, id, visitorId);
  const open = await findOpenCart(db, visitorId, storefront);
  const cart = open?.checkout.amazonSessionId === id ? open : null;
  if (order || cart === null) return order && { id, cart, order, isPaying: true };
  return { id, cart, order: await findWaitingOrder(db, cart.id), isPaying: false };
};

/** The visitor's order that was paid, or was to be paid, with a session. */
const findOrderPaidWith = async (db: Queries, id: string, visitorId: string): Promise<Order | null> => {
  const [row] = await db
    .select({ order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.provider, AMAZON_PAY),
        eq(orders.visitorId, visitorId),
        or(eq(payments.token, id), eq(payments.reference, id)),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return row?.order ?? null;
};

/** The order of a cart that Amazon Pay was chosen for. */
const findWaitingOrder = async (db: Queries, cartId: string): Promise<Order | null> => {
  const last = await findOrderOfCart(db, cartId);
  const order = last && (await findOrder(db, last.id));
  return order?.frozen.billingProvider === AMAZON_PAY ? order : null;
};
