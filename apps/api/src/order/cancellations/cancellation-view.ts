import type { CancellationBody } from '@counterpane/contract/orders/cancellations';
import { money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import { newId } from '../../http/ids.ts';
import { orderInLanguage } from '../orders/order-in-language.ts';
import type { Order } from '../orders/store.ts';
import { refundedCharges } from '../refunds/refunded-charges.ts';
import type { CancellationPlan } from './plan-cancellation.ts';

/** A cancellation before it is made, in a language of the order. */
export const cancellationView = (
  { frozen, currency }: Order,
  language: string,
  { going, isWhole, refunded, givenBefore, refund }: CancellationPlan,
): CancellationBody => {
  const { items, extras } = orderInLanguage(frozen, language).cart;
  const cents = (amount: number) => money(amount, currency);
  return {
    id: newId(),
    lines: items.flatMap(({ itemIdentifier, product, isGift }) => {
      const gone = going.find((one) => one.itemIdentifier === itemIdentifier);
      const back = refunded.find((one) => one.itemIdentifier === itemIdentifier);
      return gone
        ? [
            {
              ...{ itemIdentifier, title: product.title, quantity: gone.quantity, isGift },
              amount: cents(back?.amountCents ?? 0),
            },
          ]
        : [];
    }),
    charges: refundedCharges(extras, refunded).map((charge) => ({
      title: charge.title,
      amount: cents(charge.cents),
    })),
    taxes: cents(sum(refunded.map(({ taxCents }) => taxCents))),
    givenBefore: cents(givenBefore),
    refund,
    isWhole,
  };
};
