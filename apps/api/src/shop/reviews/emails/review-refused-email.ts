import { message } from '@counterpane/messages/message';
import { REVIEW_FAULT_MESSAGES } from './review-fault-messages.ts';
import { reviewEmail } from './review-news.ts';

/** The email once staff have left a review out, or a change of it. */
export const reviewRefusedEmail = reviewEmail({
  name: 'review-refused',
  label: 'Review left out',
  title: message('We could not publish your review'),
  subject: ({ brand, product }) => message('{brand}: about your review of {product}', { brand, product }),
  text: message('We have read what you wrote and could not publish it. You can change it and send it again.'),
  reason: REVIEW_FAULT_MESSAGES.personal_data,
});
