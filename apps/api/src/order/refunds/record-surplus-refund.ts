import { type Money, sameMoney } from '@counterpane/rules/money/money';
import type { Queries } from '../../database/open.ts';
import { balancesOf, postLedgerEntry } from '../payments/ledger.ts';
import { paymentsOf } from '../payments/store.ts';

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
  db: Queries,
  { orderId, reference, given }: GivenBack,
): Promise<void> => {
  const payment = (await paymentsOf(db, orderId)).find((one) => one.reference === reference);
  if (!payment) return;
  const account = `surplus:${payment.id}`;
  const owed = await balancesOf(db, orderId, account);
  if (!owed.some(({ amount, currency }) => sameMoney({ amount: -amount, currency }, given))) return;
  await postLedgerEntry(db, {
    booking: `refund:${payment.provider}:${reference}`,
    orderId,
    from: `provider:${payment.provider}`,
    to: account,
    amount: given,
  });
};
