import { sum } from '@counterpane/rules/money/sum';
import { centsToPay } from '@counterpane/rules/orders/spend-credit';
import type { Queries } from '../../database/open.ts';
import { EXCHANGES_ACCOUNT } from '../exchanges/transfer-worth.ts';
import { appliedChangesOf } from '../new-address/store.ts';
import { paidByCardFor } from '../new-address/transfer-difference.ts';
import type { Order } from '../orders/store.ts';
import { balancesOf } from '../payments/ledger.ts';
import type { Payment } from '../payments/store.ts';
import { findExchangedPayment, findRetainedPayment, givenCents, type Refund } from './store.ts';

/** Whether an order has no payment of its own, because all of it came in exchange. */
export const isPaidElsewhere = (order: Order): boolean =>
  order.frozen.exchangeOf !== undefined && centsToPay(order) === 0;

/** What the payment of another order paid of one, and can have back. */
export interface OtherPart {
  readonly payment: Payment;
  readonly cents: number;
}

/**
 * The parts of an order that other payments than its own can have back: that of the old piece's order, where one came in exchange
 * [R050], and those for addresses where it costs more [R062].
 */
export const findOtherParts = async (
  db: Queries,
  order: Order,
  made: readonly Refund[],
): Promise<OtherPart[]> => {
  const paid = [await exchangedPart(db, order), ...(await addressParts(db, order))];
  return paid.flatMap((part) => {
    const given = made.filter((one) => one.paymentId === part?.payment.id && one.status !== 'failed');
    const cents = (part?.cents ?? 0) - sum(given.map(givenCents));
    return part && cents > 0 ? [{ ...part, cents }] : [];
  });
};

/** Null where the order has no payment of its own, for then that one is all there is. */
const exchangedPart = async (db: Queries, order: Order): Promise<OtherPart | null> => {
  if (!order.frozen.exchangeOf || isPaidElsewhere(order)) return null;
  const payment = await findExchangedPayment(db, order.id);
  const balances = await balancesOf(db, order.id, EXCHANGES_ACCOUNT);
  const cents = balances.find(({ currency }) => currency === order.currency)?.amount ?? 0;
  return payment && { payment, cents };
};

/** What cards paid for its addresses. */
const addressParts = async (db: Queries, order: Order): Promise<OtherPart[]> => {
  if (order.addressCents === 0) return [];
  const parts: OtherPart[] = [];
  for (const { payment: paidBy } of await appliedChangesOf(db, order.id)) {
    if (!paidBy) continue;
    const { amount: cents } = await paidByCardFor(db, paidBy);
    const payment = cents > 0 ? await findRetainedPayment(db, paidBy.id) : null;
    if (payment) parts.push({ payment, cents });
  }
  return parts;
};
