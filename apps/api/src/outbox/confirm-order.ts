import type { ApiDeps } from '../deps.ts';
import { orderConfirmation } from '../emails/order-confirmation.ts';
import { languageOfOrder, languagePath } from '../orders/language-of-order.ts';
import { orderView } from '../orders/order-view.ts';
import { findOrder } from '../orders/store.ts';
import { paymentsOf } from '../payments/store.ts';

/** Writes to the shopper that the order is theirs. Done twice, it is still one message: its id is the order's. */
export const confirmOrder = async (deps: ApiDeps, orderId: string): Promise<void> => {
  const { database, catalogue, secret, email, storefrontUrl, translators } = deps;
  const order = await findOrder(database.db, orderId);
  if (!order) throw new Error(`no order ${orderId} to confirm`);
  const view = orderView(order, await paymentsOf(database.db, orderId), secret);
  const storefront = catalogue.getStorefront(order.storefront);
  const language = languageOfOrder(order, storefront);
  const { country } = storefront.definition;
  const translate = translators.get(`${language}-${country}`) ?? translators.get(language);
  const letter = orderConfirmation({
    order: view,
    brand: storefront.brand,
    orderUrl: orderUrl(storefrontUrl(order.storefront), languagePath(order, storefront), view),
    say: translate ?? ((text) => text),
    language: `${language}-${country}`,
  });
  await email.send({ to: view.email, messageId: `order-confirmation.${orderId}`, ...letter });
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
