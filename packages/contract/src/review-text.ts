import { type Message, message } from '@counterpane/messages/message';
import type { RefusalOf } from '@counterpane/rules/refusals';

type ReviewRefusal = RefusalOf<
  'review_not_yet' | 'review_cannot_move' | 'review_not_here' | 'review_not_found' | 'question_not_found'
>;

/** What customers and staff read of reviews that are written here. */
export const reviewMessage = (refusal: ReviewRefusal): Message => {
  switch (refusal.code) {
    case 'review_not_yet':
      return message('You can review this as soon as it is delivered.');
    case 'review_cannot_move':
      return message('This review has changed in the meantime. Please look at it again.');
    case 'review_not_here':
      return message('Reviews of this brand are not written here. It asks for yours by email.');
    case 'review_not_found':
      return message('This review is not shown any more.');
    case 'question_not_found':
      return message('There is no such question.');
  }
};
