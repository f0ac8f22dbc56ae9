import { type Message, message } from '@counterpane/messages/message';
import type { RefusalOf } from '@counterpane/rules/refusals';

type ClaimRefusal = RefusalOf<
  'claim_not_covered' | 'claim_needs_photo' | 'claim_open_already' | 'claim_cannot_move' | 'claim_by_phone'
>;

/** What customers and staff read of claims. */
export const claimMessage = (refusal: ClaimRefusal): Message => {
  switch (refusal.code) {
    case 'claim_not_covered':
      return message('{title}: neither its warranty nor a plan covers this.', { title: refusal.title });
    case 'claim_needs_photo':
      return message('Please add a photograph that shows it.');
    case 'claim_open_already':
      return message('{title}: you have claimed this already, and we are looking at it.', {
        title: refusal.title,
      });
    case 'claim_cannot_move':
      return message('This claim is further along by now. Please look at it again.');
    case 'claim_by_phone':
      return message(
        'We cannot take a claim for this order online. Please write to us or call, and we will see to it.',
      );
  }
};
