import { day, type Message, message } from '@counterpane/messages/message';
import type { Money } from '@counterpane/rules/money/money';
import type { RefusalOf } from '@counterpane/rules/refusals';
import { PHOTO_LIMITS } from './orders/photo-limits.ts';

type ChangeRefusal = RefusalOf<
  | 'addition_closed'
  | 'addition_too_late'
  | 'addition_packed'
  | 'addition_elsewhere'
  | 'address_too_late'
  | 'delivery_day_fixed'
  | 'delivery_date_unavailable'
  | 'delivery_window_unavailable'
  | 'address_costs_more'
  | 'address_by_phone'
  | 'photo_refused'
  | 'photo_unknown'
>;

/** What customers read of changes to their order. */
export const changedOrderMessage = (refusal: ChangeRefusal): Message => {
  switch (refusal.code) {
    case 'addition_closed':
      return message('Nothing can be added to this order.');
    case 'addition_too_late':
      return message('Something can be added within an hour of ordering, and that hour is over.');
    case 'addition_packed':
      return message('Nothing can be added any more: we have begun to pack this order.');
    case 'addition_elsewhere':
      return message(
        'What is added goes to the address of order {order}. This goes elsewhere, so it is an order of its own: please look at the total and place it again.',
        { order: refusal.shortId },
      );
    case 'address_too_late':
      return message('It is too late to change the address: we have packed your order.');
    case 'delivery_day_fixed':
      return message(
        'It is too late to change the delivery day: we have packed it, or we do not know yet when it is made.',
      );
    case 'delivery_date_unavailable':
      return message('We can deliver on a weekday from {earliest} to {latest}', {
        earliest: day(refusal.earliest),
        latest: day(refusal.latest),
      });
    case 'delivery_window_unavailable':
      return message('Please choose one of the hours that we offer.');
    case 'address_costs_more':
      return message(
        'Delivered there, your order costs {amount} more. Please write to us or call, and we will change it with you.',
        { amount: inFull(refusal.more) },
      );
    case 'address_by_phone':
      return message(
        'We cannot change this address online. Please write to us or call, and we will see to it.',
      );
    case 'photo_refused':
      return photoMessage(refusal.fault);
    case 'photo_unknown':
      return message('A photograph did not reach us. Please choose your photographs again.');
  }
};

const photoMessage = (fault: RefusalOf<'photo_refused'>['fault']): Message => {
  switch (fault) {
    case 'none':
      return message('Please choose at least one photograph.');
    case 'too_many':
      return message('Please choose at most {most} photographs.', { most: PHOTO_LIMITS.most });
    case 'too_large':
      return message('One of your photographs is too large: each may have up to {most} MB.', {
        most: PHOTO_LIMITS.megabytes,
      });
    case 'unreadable':
      return message('We cannot open one of your photographs. Please send it as JPEG, PNG or WebP.');
  }
};

const inFull = (amount: Money) => ({ ...amount, cents: 'always' }) as const;
