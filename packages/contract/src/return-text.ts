import { type Message, message } from '@counterpane/messages/message';
import type { Money } from '@counterpane/rules/money/money';
import type { RefusalOf } from '@counterpane/rules/refusals';

type ReturnRefusal = RefusalOf<
  | 'return_nothing'
  | 'return_too_many'
  | 'return_by_phone'
  | 'return_cannot_move'
  | 'exchange_unavailable'
  | 'exchange_costs_more'
  | 'difference_changed'
  | 'exchange_not_back'
  | 'credit_not_here'
  | 'credit_changed'
>;

/** What customers read who send something back, or exchange it. */
export const returnMessage = (refusal: ReturnRefusal): Message => {
  switch (refusal.code) {
    case 'return_nothing':
      return message('There is nothing to send back: choose what you want to return.');
    case 'return_too_many':
      return refusal.left === 0
        ? message('{title}: this cannot be sent back any more', { title: refusal.title })
        : message('{title}: only {left} can still be sent back', {
            title: refusal.title,
            left: refusal.left,
          });
    case 'return_by_phone':
      return message(
        'We cannot take this order back online. Please write to us or call, and we will see to it.',
      );
    case 'return_cannot_move':
      return message('This return is further along by now. Please look at it again.');
    case 'exchange_unavailable':
      return message('This one cannot be had any more. Please choose another.');
    case 'exchange_costs_more':
      return costsMoreMessage(refusal);
    case 'difference_changed':
      return message(
        'What you pay for it has changed in the meantime: it is {more} now. Nothing was taken; please look again.',
        { more: inFull(refusal.more) },
      );
    case 'exchange_not_back':
      return message('What it was exchanged for has to come back first.');
    case 'credit_not_here':
      return message('There is no store credit at this store.');
    case 'credit_changed':
      return message(
        'Your store credit has changed in the meantime. Nothing was charged; please look again.',
      );
  }
};

const inFull = (amount: Money) => ({ ...amount, cents: 'always' }) as const;

const costsMoreMessage = ({ more, worth, credit }: RefusalOf<'exchange_costs_more'>): Message =>
  credit.amount === 0
    ? message(
        'This one costs {more} more than what you send back. Order it as usual, and send the old one back: you get {worth} for it.',
        { more: inFull(more), worth: inFull(worth) },
      )
    : message(
        'This one costs {more} more than what you send back, and you have {credit} of store credit: {missing} is missing. Order it as usual, and send the old one back: you get {worth} for it.',
        {
          ...{ more: inFull(more), worth: inFull(worth), credit: inFull(credit) },
          missing: inFull({ ...more, amount: more.amount - credit.amount }),
        },
      );
