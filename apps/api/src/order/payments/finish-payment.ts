import type { OrderDeps } from '../deps.ts';
import type { Order } from '../orders/store.ts';
import { askProvider } from './ask-provider.ts';
import type { Intent } from './open-payment.ts';
import { payOrder } from './pay.ts';
import { isActive, paymentsOf } from './store.ts';

/** Goes on with the payment that waits for the shopper, or begins one. What came of it is in the order. */
export const finishPayment = async (deps: OrderDeps, order: Order, intent: Intent): Promise<void> => {
  const open = (await paymentsOf(deps.database.db, order.id)).find(isActive);
  if (open) await askProvider(deps, order);
  else await payOrder(deps, order.id, intent);
};
