import { type Message, message } from '@counterpane/messages/message';
import type { ReviewFault } from '@counterpane/rules/reviews/review-faults';

/** Why a review was left out, to who wrote it. */
export const REVIEW_FAULT_MESSAGES: Readonly<Record<ReviewFault, Message>> = {
  off_topic: message('The reason: it is not about the product itself.'),
  personal_data: message('The reason: it names people, or says how they can be reached.'),
  abusive: message('The reason: its words may hurt or insult others.'),
  advertising: message('The reason: it advertises something else.'),
  unlawful: message('The reason: the law does not let us publish it.'),
};
