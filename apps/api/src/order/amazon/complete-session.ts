import type { AmazonSession } from '@counterpane/contract/checkout/amazon';
import type { WalletSessions } from '@counterpane/providers/payment/wallet-sessions';
import { centsToPay } from '@counterpane/rules/orders/spend-credit';
import type { OrderDeps } from '../deps.ts';
import type { Intent } from '../payments/open-payment.ts';
import { payOrder } from '../payments/pay.ts';
import { queryProvider } from '../payments/query-provider.ts';
import { isActive, paymentsOf } from '../payments/store.ts';
import type { OwnSession } from './own-session.ts';

type Order = NonNullable<OwnSession['order']>;

export interface Completion {
  readonly sessions: WalletSessions;
  readonly id: string;
  readonly order: Order;
  /** What the client believes is charged: dollars, as [K7] has it. */
  readonly chargeAmount: { readonly amount: string; readonly currencyCode: string };
  readonly returnTo: Omit<Intent, 'token'>;
}

/**
 * Completes a session for its order [K4]: a payment like any other, stored before Amazon is
 * called and booked by the same table. Null when it did not come to Completed.
 */
export const completeSession = async (
  deps: OrderDeps,
  { sessions, id, order, chargeAmount, returnTo }: Completion,
): Promise<AmazonSession | null> => {
  if (!isTotalOf(order, chargeAmount)) return null;
  await finishPayment(deps, order, { token: id, ...returnTo });
  const session = await sessions.find(id);
  return session?.statusDetails.state === 'Completed' ? session : null;
};

/** Goes on with the payment that waits for the shopper, or begins one. What came of it is in the order. */
const finishPayment = async (deps: OrderDeps, order: Order, intent: Intent): Promise<void> => {
  const open = (await paymentsOf(deps.database.db, order.id)).find(isActive);
  if (open) await queryProvider(deps, order);
  else await payOrder(deps, order.id, intent);
};

/** Cents divided by 100 [K9]. */
const isTotalOf = (
  order: Pick<Order, 'totalCents' | 'creditCents' | 'exchangeCents' | 'currency'>,
  { amount, currencyCode }: Completion['chargeAmount'],
): boolean => currencyCode === order.currency && Math.round(Number(amount) * 100) === centsToPay(order);
