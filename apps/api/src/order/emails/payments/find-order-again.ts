import { eq } from 'drizzle-orm';
import { carts } from '../../../cart/carts/tables.ts';
import type { Queries } from '../../../database/open.ts';
import type { OrderDeps } from '../../deps.ts';
import { languagePath } from '../../orders/language-of-order.ts';
import type { Order } from '../../orders/store.ts';

interface OrderAgain {
  /** Whether the cart that was ordered is the shopper's again; else they have another one, or none. */
  readonly isInCart: boolean;
  /** The cart, or the shop where there is nothing in it to pay for. */
  readonly againUrl: string;
}

/** Where the customer of an order that came to nothing orders it again. */
export const findOrderAgain = async (
  { database, catalogue, storefrontUrl }: OrderDeps,
  order: Order,
): Promise<OrderAgain> => {
  const isInCart = await hasCartAgain(database.db, order);
  const path = languagePath(order, catalogue.getStorefront(order.storefront));
  const url = new URL(`${path}${isInCart ? '/checkout/cart' : '/'}`, storefrontUrl(order.storefront));
  return { isInCart, againUrl: url.href };
};

/** The cart opened again, unless its shopper has started another one or had put more into it. */
const hasCartAgain = async (db: Queries, { id, cartId }: Order): Promise<boolean> => {
  const [cart] = await db
    .select({ status: carts.status, orderedBy: carts.orderedBy })
    .from(carts)
    .where(eq(carts.id, cartId));
  return cart?.status === 'open' && !cart.orderedBy.includes(id);
};
