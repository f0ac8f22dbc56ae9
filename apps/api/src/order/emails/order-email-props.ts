import { frameOf } from '../../catalogue/language-of.ts';
import { EMAIL_LINK_MS, orderToken } from '../access/order-link.ts';
import { findShownHold } from '../captures/shown-hold.ts';
import type { OrderDeps } from '../deps.ts';
import { languageOfOrder, languagePath } from '../orders/language-of-order.ts';
import { orderView } from '../orders/order-view.ts';
import { findOrder } from '../orders/store.ts';
import { paymentsOf } from '../payments/store.ts';
import type { OrderEmailProps } from './order-email.ts';

/**
 * What every email about an order is written from: in its language, with a link that opens it. What pays for a new address has no
 * page, and a number that its customer never saw: emails name and open the order that is to go there [R062].
 */
export const orderEmailProps = async (deps: OrderDeps, orderId: string): Promise<OrderEmailProps> => {
  const { database, catalogue, secret, clock, storefrontUrl } = deps;
  const order = await findOrder(database.db, orderId);
  if (!order) throw new Error(`no order ${orderId} to write about`);
  const { addressOf } = order.frozen;
  if (addressOf) return orderEmailProps(deps, addressOf.orderId);
  const token = orderToken(orderId, clock.now() + EMAIL_LINK_MS, secret);
  const language = languageOfOrder(order, catalogue.getStorefront(order.storefront));
  const storefront = catalogue.getStorefront(order.storefront, language);
  const payments = await paymentsOf(database.db, orderId);
  const hold = await findShownHold(database.db, payments);
  const view = orderView(order, language, payments, token, [], hold);
  return {
    order: view,
    orderUrl: orderUrl(storefrontUrl(order.storefront), languagePath(order, storefront), view),
    ...frameOf(storefront),
  };
};

const orderUrl = (
  base: string,
  path: string,
  { id, token }: { readonly id: string; readonly token: string },
): string => {
  const url = new URL(`${path}/orders/${id}`, base);
  url.searchParams.set('token', token);
  return url.href;
};
