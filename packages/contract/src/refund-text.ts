import { type Message, message } from '@counterpane/messages/message';
import type { RefusalOf } from '@counterpane/rules/refusals';

type RefundRefusal = RefusalOf<
  | 'refund_unpaid'
  | 'refund_nothing_left'
  | 'refund_of_nothing'
  | 'refund_too_much'
  | 'refund_too_many'
  | 'refund_disputed'
>;

/** What staff read of a refund that is not made. */
export const refundMessage = (refusal: RefundRefusal): Message => {
  switch (refusal.code) {
    case 'refund_unpaid':
      return message('Nothing was paid for this order');
    case 'refund_nothing_left':
      return message('Everything has been given back already');
    case 'refund_of_nothing':
      return message('This cost nothing, so there is nothing to give back');
    case 'refund_too_much':
      return message('Only {amount} is left to give back', { amount: { ...refusal.left, cents: 'always' } });
    case 'refund_disputed':
      return message(
        'Its payment is disputed, and the bank may return the money: a refund now would pay it back twice. Answer the dispute first.',
      );
    case 'refund_too_many':
      return message('{title}: only {left} left to give back', {
        title: refusal.title,
        left: refusal.left,
      });
  }
};
