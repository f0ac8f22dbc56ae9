import type { OrderView } from '@counterpane/contract/orders/orders';
import { money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import type { Queries } from '../../database/open.ts';
import type { Payment } from '../payments/store.ts';
import { BEFORE_END_MS } from './capture-ending-holds.ts';
import { capturesOf } from './store.ts';

/** What a shopper reads of money that is held for an order; null where it was taken with the order [R048]. */
export const findShownHold = async (
  db: Queries,
  payments: readonly Payment[],
): Promise<NonNullable<OrderView['hold']> | null> => {
  const payment = payments.find(
    ({ status, holdCaptures }) => status === 'succeeded' && holdCaptures !== null,
  );
  if (!payment) return null;
  const { orderId, currency, heldUntil, holdEndedAt } = payment;
  const taken = (await capturesOf(db, orderId)).filter(({ status }) => status === 'succeeded');
  return {
    charged: money(sum(taken.map(({ amountCents }) => amountCents)), currency),
    atLatest:
      holdEndedAt === null && heldUntil !== null
        ? new Date(Date.parse(heldUntil) - BEFORE_END_MS).toISOString()
        : null,
  };
};
