import type { ApiDeps } from '../deps.ts';
import { orderConfirmation } from '../emails/order-confirmation.ts';
import { orderView } from '../orders/order-view.ts';
import { findOrder } from '../orders/store.ts';
import { paymentsOf } from '../payments/store.ts';

/** Writes to the shopper that the order is theirs. Done twice, it is still one message: its id is the order's. */
export const confirmOrder = async (deps: ApiDeps, orderId: string): Promise<void> => {
  const { database, catalogue, secret, email, storefrontUrl } = deps;
  const order = await findOrder(database.db, orderId);
  if (!order) throw new Error(`no order ${orderId} to confirm`);
  const view = orderView(order, await paymentsOf(database.db, orderId), secret);
  const letter = orderConfirmation({
    order: view,
    brand: catalogue.getStorefront(order.storefront).brand,
    orderUrl: orderUrl(storefrontUrl(order.storefront), view),
  });
  await email.send({ to: view.email, messageId: `order-confirmation.${orderId}`, ...letter });
};

const orderUrl = (base: string, { id, token }: { readonly id: string; readonly token: string }): string => {
  const url = new URL(`/orders/${id}`, base);
  url.searchParams.set('token', token);
  return url.href;
};
