import { message } from '@counterpane/messages/message';
import { reviewEmail } from './review-news.ts';

/** The email once staff have published a review, or a change of it. */
export const reviewPublishedEmail = reviewEmail({
  name: 'review-published',
  label: 'Review published',
  title: message('Your review is published'),
  subject: ({ brand, product }) =>
    message('{brand}: your review of {product} is published', { brand, product }),
  text: message(
    'Thank you for telling others what you think. Your review stands on the page of the product now.',
  ),
});
