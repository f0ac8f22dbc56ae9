import { eq, sql } from 'drizzle-orm';
import { isoNow } from '../clock.ts';
import type { Queries } from '../database/open.ts';
import { carts } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { Order } from './store.ts';

/**
 * An order is paid: its cart is done and the saved checkout data goes (checkout section 4). A cart that
 * was changed while the payment ran keeps what came in since (lesson 15).
 */
export const closeCart = async (
  tx: Queries,
  { clock }: Pick<ApiDeps, 'clock'>,
  order: Order,
): Promise<void> => {
  const [cart] = await tx.select().from(carts).where(eq(carts.id, order.cartId));
  if (cart?.status !== 'open') return;
  const bought = new Map(order.frozen.cart.items.map((item) => [item.itemIdentifier, item.quantity]));
  const left =
    cart.version === order.cartVersion
      ? []
      : cart.lines
          .map((line) => ({ ...line, quantity: line.quantity - (bought.get(line.id) ?? 0) }))
          .filter(({ quantity }) => quantity > 0);
  await tx
    .update(carts)
    .set({
      lines: left,
      status: left.length === 0 ? 'ordered' : 'open',
      couponCode: null,
      checkout: left.length === 0 ? {} : cart.checkout,
      version: sql`${carts.version} + 1`,
      history: [...cart.history, { type: 'cartOrdered', at: isoNow(clock), metadata: { orderId: order.id } }],
      updatedAt: sql`now()`,
    })
    .where(eq(carts.id, cart.id));
};
