import type { CartLine } from '@counterpane/rules/cart/line';
import { and, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Cart } from '../../cart/carts/store.ts';
import { carts } from '../../cart/carts/tables.ts';
import type { SavedCheckout } from '../../cart/checkout/saved-checkout.ts';
import { type HistoryEntry, withEntry } from '../../cart/history/history.ts';
import { announceCart } from '../../cart/remote-control/announce-cart.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import type { OrderDeps } from '../deps.ts';
import type { Order } from './store.ts';

/**
 * Closes the cart of an order that is paid or that a bank decides on [K4]. A cart that was changed during the
 * payment keeps the added lines [L15], without payment data. Once paid, the saved checkout data is removed too.
 * Other viewers of the cart are notified. `locked` is the cart where it was read with the order's lock.
 */
export const closeCart = async (
  tx: Queries,
  { clock }: Pick<OrderDeps, 'clock'>,
  order: Order,
  has: { readonly money: boolean },
  locked?: Cart,
): Promise<void> => {
  const cart = locked ?? (await findCart(tx, order));
  if (!cart) return;
  const paid = has.money ? { checkout: {}, undo: null } : {};
  // The lines of this order may have left the cart already.
  if (cart.status !== 'open' || cart.orderedBy.includes(order.id)) {
    await tx
      .update(carts)
      .set({ ...(cart.status === 'ordered' ? paid : {}), updatedAt: sql`now()` })
      .where(eq(carts.id, cart.id));
    return;
  }
  const left = cart.version === order.cartVersion ? [] : notOrdered(cart.lines, order);
  const entry: HistoryEntry = {
    type: 'cartOrdered',
    at: isoNow(clock),
    metadata: { orderId: order.id, by: null },
  };
  await tx
    .update(carts)
    .set({
      ...(left.length === 0 ? { status: 'ordered', ...paid } : remainder(left, cart.checkout)),
      version: sql`${carts.version} + 1`,
      orderedBy: [...cart.orderedBy, order.id],
      history: withEntry(cart.history, entry),
      updatedAt: sql`now()`,
    })
    .where(eq(carts.id, cart.id));
  if (cart.remoteControl) await announceCart(tx, cart.id);
};

const findCart = async (tx: Queries, { cartId }: Order): Promise<Cart | undefined> => {
  const [cart] = await tx.select().from(carts).where(eq(carts.id, cartId));
  return cart;
};

/** The cart that remains: how it is delivered, but no address, consent or means of payment. */
const remainder = (lines: CartLine[], checkout: SavedCheckout) => {
  const { deliveryOption, withMattressRemoval, certainDeliveryDate, priceHolds, acknowledged } = checkout;
  return {
    lines,
    couponCode: null,
    couponIsAutomatic: false,
    undo: null,
    checkout: {
      ...(deliveryOption ? { deliveryOption } : {}),
      ...(withMattressRemoval ? { withMattressRemoval } : {}),
      ...(certainDeliveryDate ? { certainDeliveryDate } : {}),
      ...(priceHolds ? { priceHolds } : {}),
      ...(acknowledged ? { acknowledged } : {}),
    },
  };
};

/** What is in the cart beyond what was ordered. A line with other options is another thing. */
const notOrdered = (lines: readonly CartLine[], { frozen }: Order): CartLine[] => {
  const bought = new Map(
    frozen.cart.items.map((item) => [keyOf(item.itemIdentifier, item.properties), item.quantity]),
  );
  return lines
    .map((line) => ({
      ...line,
      quantity: line.quantity - (bought.get(keyOf(line.id, line.properties)) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
};

const keyOf = (id: string, properties: readonly { name: string; value: string }[]): string =>
  [id, ...properties.map(({ name, value }) => `${name}=${value}`)].join('|');

/**
 * The bank declined: the cart is open again, unless the shopper has started another one, or has bought what was
 * left in it.
 */
export const reopenCart = async (tx: Queries, order: Order): Promise<void> => {
  const cart = await findCart(tx, order);
  if (cart?.status !== 'ordered' || cart.orderedBy.at(-1) !== order.id) return;
  const other = alias(carts, 'other');
  const another = tx
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.visitorId, order.visitorId),
        eq(other.storefront, order.storefront),
        eq(other.status, 'open'),
      ),
    );
  await tx
    .update(carts)
    .set({
      status: 'open',
      orderedBy: cart.orderedBy.slice(0, -1),
      history: cart.history.filter(({ metadata }) => metadata?.orderId !== order.id),
      version: sql`${carts.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(carts.id, cart.id), notExists(another)));
};

/** A card that was refused is not offered again; its token could be used only once anyway. */
export const forgetCard = async (tx: Queries, { cartId }: Order): Promise<void> => {
  await tx
    .update(carts)
    .set({ checkout: sql`jsonb_set(${carts.checkout} - 'cardToken', '{express,stage}', '"failed"', false)` })
    .where(eq(carts.id, cartId));
};
