import type { OrderView } from '@counterpane/contract/orders/orders';
import type { RefundView } from '@counterpane/contract/orders/refunds';
import { money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import { givenCents, type Refund } from './store.ts';

/** A refund as staff read it. */
export const refundView = (refund: Refund): RefundView => ({
  id: refund.id,
  orderId: refund.orderId,
  amount: money(refund.amountCents, refund.currency),
  fromHold: money(refund.fromHoldCents, refund.currency),
  toCredit: refund.toCredit,
  reason: refund.reason,
  lines: refund.lines.map(({ itemIdentifier, quantity, amountCents, taxCents }) => ({
    itemIdentifier,
    quantity,
    amount: money(amountCents, refund.currency),
    taxes: money(taxCents, refund.currency),
  })),
  status: refund.status,
  madeBy: refund.madeBy,
  reference: refund.reference,
  failure: refund.failure,
  createdAt: new Date(refund.createdAt).toISOString(),
  settledAt: refund.settledAt && new Date(refund.settledAt).toISOString(),
});

/**
 * An order's refunds as shown to the shopper. Failed ones are left out, for staff try them again; not so what had gone through and
 * came back: its shopper was told of it. What was never charged is no refund to them.
 */
export const shownRefunds = (
  refunds: readonly Refund[],
  currency: Refund['currency'],
): Pick<OrderView, 'refunds' | 'refunded'> => {
  const succeeded = refunds.filter(({ status }) => status === 'succeeded');
  // Refunds use the currency that was paid, which may differ from the order's.
  const shown = succeeded[0]?.currency ?? currency;
  const given = succeeded.filter((refund) => refund.currency === shown);
  const cents = sum(given.map(givenCents));
  return {
    refunds: refunds
      .filter(
        (refund) => givenCents(refund) > 0 && (refund.status !== 'failed' || refund.returnedAt !== null),
      )
      .map((refund) => ({
        id: refund.id,
        amount: money(givenCents(refund), refund.currency),
        status: refund.status === 'failed' ? 'returned' : refund.status,
        at: new Date(refund.settledAt ?? refund.createdAt).toISOString(),
        toCredit: refund.toCredit,
      })),
    refunded: money(cents, shown),
  };
};
