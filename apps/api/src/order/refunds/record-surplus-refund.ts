import { type Money, sameMoney } from '@counterpane/rules/money/money';
import type { Clock } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueue } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { balancesOf, postLedgerEntry, surplusAccount } from '../payments/ledger.ts';
import { type Payment, paymentsOf } from '../payments/store.ts';

/** Money that the provider's ledger shows as refunded, by the reference of its payment. */
interface GivenBack {
  readonly orderId: string;
  readonly reference: string;
  readonly given: Money;
}

/**
 * Books that a surplus payment was given back, where the answer to our call was lost or the refund was made in the
 * provider's dashboard. Amounts that differ or are even already are left.
 */
export const recordSurplusRefund = async (
  { database, clock }: Pick<OrderDeps, 'database' | 'clock'>,
  { orderId, reference, given }: GivenBack,
): Promise<void> => {
  const payment = (await paymentsOf(database.db, orderId)).find((one) => one.reference === reference);
  if (!payment) return;
  const owed = await balancesOf(database.db, orderId, surplusAccount(payment));
  if (!owed.some(({ amount, currency }) => sameMoney({ amount: -amount, currency }, given))) return;
  await database.transaction((tx) => bookSurplusRefund(tx, clock, payment, given));
};

/** A surplus payment is even, and its customer is told: no other email says that money came. */
export const bookSurplusRefund = async (
  tx: Queries,
  clock: Clock,
  payment: Payment,
  given: Money,
): Promise<void> => {
  await postLedgerEntry(tx, {
    booking: `refund:${payment.provider}:${payment.reference}`,
    orderId: payment.orderId,
    from: `provider:${payment.provider}`,
    to: surplusAccount(payment),
    amount: given,
  });
  await enqueue(tx, clock, 'payment.surplus_refunded', {
    paymentId: payment.id,
    ...{ amountCents: given.amount, currency: given.currency },
  });
};
