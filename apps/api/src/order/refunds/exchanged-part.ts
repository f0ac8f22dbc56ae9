import { sum } from '@counterpane/rules/money/sum';
import { centsToPay } from '@counterpane/rules/orders/spend-credit';
import type { Queries } from '../../database/open.ts';
import { EXCHANGES_ACCOUNT } from '../exchanges/transfer-worth.ts';
import type { Order } from '../orders/store.ts';
import { balancesOf } from '../payments/ledger.ts';
import type { Payment } from '../payments/store.ts';
import { findExchangedPayment, givenCents, type Refund } from './store.ts';

/** Whether an order has no payment of its own, because all of it came in exchange. */
export const isPaidElsewhere = (order: Order): boolean =>
  order.frozen.exchangeOf !== undefined && centsToPay(order) === 0;

/** What the order of an old piece paid of the one that came for it, and can have back. */
export interface ExchangedPart {
  readonly payment: Payment;
  readonly cents: number;
}

/**
 * The part of an order that the payment of the old piece's order can have back, beside the order's own. Null where the order has
 * no payment of its own, for then that one is all there is [R050].
 */
export const findExchangedPart = async (
  db: Queries,
  order: Order,
  made: readonly Refund[],
): Promise<ExchangedPart | null> => {
  if (!order.frozen.exchangeOf || isPaidElsewhere(order)) return null;
  const payment = await findExchangedPayment(db, order.id);
  const balances = await balancesOf(db, order.id, EXCHANGES_ACCOUNT);
  const paid = balances.find(({ currency }) => currency === order.currency)?.amount ?? 0;
  const given = made.filter((one) => one.paymentId === payment?.id && one.status !== 'failed');
  const cents = paid - sum(given.map(givenCents));
  return payment && cents > 0 ? { payment, cents } : null;
};
