import { type AccountOrder, ORDERS_A_PAGE } from '@counterpane/contract/customer/customer';
import { foldEmail } from '@counterpane/rules/customers/fold-email';
import { ownsOrder } from '@counterpane/rules/customers/owns-order';
import { money } from '@counterpane/rules/money/money';
import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Queries } from '../../database/open.ts';
import type { SignedInCustomer } from '../../http/customer.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { orderStatus } from '../../order/orders/fulfillment.ts';
import { orderInLanguage } from '../../order/orders/order-in-language.ts';
import type { Order } from '../../order/orders/store.ts';
import { orders } from '../../order/orders/tables.ts';
import { refunds } from '../../order/refunds/tables.ts';
import { shipments } from '../../order/shipments/tables.ts';

/** The orders of all brands that belong to a customer, a page of them, the newest first. */
export const customerOrders = async (
  { database: { db }, catalogue }: Pick<OrderDeps, 'database' | 'catalogue'>,
  customer: SignedInCustomer,
  { page, storefront }: { readonly page: number; readonly storefront: Storefront },
): Promise<{ readonly orders: AccountOrder[]; readonly olderPage: number | null }> => {
  const found = await findOrders(db, customer, (page - 1) * ORDERS_A_PAGE);
  const shown = found.slice(0, ORDERS_A_PAGE);
  const ids = shown.map(({ id }) => id);
  const sent = await db
    .select({ orderId: shipments.orderId, status: shipments.status })
    .from(shipments)
    .where(inArray(shipments.orderId, ids));
  const refunded = await db.select().from(refunds).where(inArray(refunds.orderId, ids));
  return {
    orders: shown.map((order) => ({
      id: order.id,
      shortId: order.shortId,
      brandName: catalogue.getStorefront(order.storefront).brand.brand.name,
      createdAt: new Date(order.createdAt).toISOString(),
      status: orderStatus(
        order,
        refunded.filter(({ orderId }) => orderId === order.id),
        sent.filter(({ orderId }) => orderId === order.id),
      ),
      total: money(order.totalCents, order.currency),
      things: thingsOf(order, storefront.language),
    })),
    olderPage: found.length > ORDERS_A_PAGE ? page + 1 : null,
  };
};

/** The oldest order of an email that was paid for. */
export const findPaidOrderId = async (db: Queries, email: string): Promise<string | null> => {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(sql`lower(${orders.email})`, foldEmail(email)), eq(orders.status, 'paid')))
    .orderBy(orders.createdAt)
    .limit(1);
  return order?.id ?? null;
};

/** One more than a page has. What was never paid for was no order to the shopper. */
const findOrders = async (db: Queries, customer: SignedInCustomer, offset: number): Promise<Order[]> => {
  const found = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(sql`lower(${orders.email})`, foldEmail(customer.email)),
        or(inArray(orders.status, ['paid', 'processing', 'needs_attention']), isNotNull(orders.purchasedAt)),
        // What pays for a new address stands with the order that goes there.
        sql`${orders.frozen} -> 'addressOf' is null`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .offset(offset)
    .limit(ORDERS_A_PAGE + 1);
  return found.filter((order) => ownsOrder(order, customer));
};

/** What was ordered, without what came free with it. */
const thingsOf = ({ frozen }: Order, language: string): AccountOrder['things'] =>
  orderInLanguage(frozen, language)
    .cart.items.filter(({ isGift }) => !isGift)
    .map(({ quantity, product: { title, media } }) => ({ quantity, title, thumbUrl: media.thumbUrl }));
