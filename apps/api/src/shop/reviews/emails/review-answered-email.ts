import { message } from '@counterpane/messages/message';
import { reviewEmail } from './review-news.ts';

/** The email once the brand has answered a review. */
export const reviewAnsweredEmail = reviewEmail({
  name: 'review-answered',
  label: 'Review answered',
  title: message('We have answered your review'),
  subject: ({ brand, product }) =>
    message('{brand} has answered your review of {product}', { brand, product }),
  text: message('This stands below your review now, for everybody to read:'),
});
