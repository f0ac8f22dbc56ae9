import type { RefundRequest } from '@counterpane/contract/orders/refunds';
import { type Money, money } from '@counterpane/rules/money/money';
import type { RefundRefusalCode } from '@counterpane/rules/refusal-groups';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';

/**
 * How much goes back for an amount that is asked for, for any reason, of what was paid and neither is given back nor on its
 * way; all of it where none is asked for [L51, L52].
 */
export const decideRefund = (
  left: Money,
  asked: RefundRequest['amount'],
): Decision<Money, RefundRefusalCode> => {
  const amount = typeof asked === 'number' ? money(asked, left.currency) : (asked ?? left);
  if (left.amount === 0) return refuse({ code: 'refund_nothing_left' });
  return amount.currency !== left.currency || amount.amount > left.amount
    ? refuse({ code: 'refund_too_much', left })
    : accept(amount);
};
