import type { RefundPreviewBody } from '@counterpane/contract/orders/refunds';
import { money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import { unitsOf } from '@counterpane/rules/refunds/decide-cancellation';
import type { LineRefundPlan } from '../../order/cancellations/plan-line-refund.ts';
import type { Order } from '../../order/orders/store.ts';
import { refundedCharges } from '../../order/refunds/refunded-charges.ts';

/** What staff would give back of lines, as they see it before. */
export const lineRefundView = (
  { frozen: { cart }, currency }: Order,
  { going, refunded, givenBefore, refund }: LineRefundPlan,
): RefundPreviewBody => {
  const cents = (amount: number) => money(amount, currency);
  return {
    lines: cart.items.flatMap(({ itemIdentifier, product, isGift }) => {
      const back = refunded.find((one) => one.itemIdentifier === itemIdentifier);
      const unsent = unitsOf(going, itemIdentifier);
      const quantity = Math.max(back?.quantity ?? 0, unsent);
      const { title } = product;
      return quantity > 0
        ? [{ ...{ itemIdentifier, title, quantity, unsent, isGift }, amount: cents(back?.amountCents ?? 0) }]
        : [];
    }),
    charges: refundedCharges(cart.extras, refunded).map((charge) => ({
      title: charge.title,
      amount: cents(charge.cents),
    })),
    taxes: cents(sum(refunded.map(({ taxCents }) => taxCents))),
    givenBefore: cents(givenBefore),
    refund,
  };
};
