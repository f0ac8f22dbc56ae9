import type { Client } from '@counterpane/contract/client';
import type { OrderView } from '@counterpane/contract/orders/orders';
import { HOME, productId, resultOf, visit } from '../support/visitor.ts';

/** An order that a shopper has an answer for; `settle` finishes paying it if the store died in between. */
export interface Purchase {
  readonly orderId: string;
  settle(): Promise<OrderView>;
}

/**
 * One shopper who buys mattress after mattress until it is over, and clicks again whenever the store
 * does not answer, as people do.
 */
export const buyUntil = async (origin: string, isOver: () => boolean): Promise<Purchase[]> => {
  const purchases: Purchase[] = [];
  while (!isOver()) {
    const visitor = visit(origin);
    const mattress = { productID: await again(() => productId(visitor, 'mattress')), quantity: 1 };
    const item = { ...mattress, properties: [{ name: 'Size', value: 'queen' }] };
    await again(() => resultOf(visitor.client.addItems([item])));
    const order = await again(() => place(visitor.client));
    await again(() => pay(visitor.client, order.id));
    purchases.push({ orderId: order.id, settle: () => again(() => pay(visitor.client, order.id)) });
  }
  return purchases;
};

const place = async (client: Client): Promise<OrderView> => {
  await resultOf(client.saveShipping({ address: HOME, email: 'ada@example.com' }));
  const cart = await resultOf(client.cart());
  return resultOf(
    client.createOrder({
      billingProvider: 'stripeDirect',
      email: 'ada@example.com',
      shippingAddress: HOME,
      billingAddress: HOME,
      cartVersion: cart.version,
      expectedTotal: cart.totalPrice,
    }),
  );
};

/** Pays; an answer that the order is not paid yet is asked for again. */
const pay = async (client: Client, orderId: string): Promise<OrderView> => {
  const order = await resultOf(client.payOrder(orderId, { paymentToken: 'tok_visa' }));
  if (order.status !== 'paid') throw new Error(`order ${orderId} is ${order.status}`);
  return order;
};

const TRIES = 400;

const again = async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (count === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};
