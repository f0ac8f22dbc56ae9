import { message } from '@counterpane/messages/message';
import { returnEmail } from './return-news.ts';

/** The email once a customer has asked to send something back. */
export const returnRequestedEmail = returnEmail({
  name: 'return-requested',
  label: 'Return requested',
  title: message('We have your return'),
  subject: ({ brand, id }) => message('Your return of {brand} order {id}', { brand, id }),
  text: (id) =>
    message(
      'We have read that you want to send these items of your order {id} back. We look at it and write to you within one business day how they are fetched.',
      { id },
    ),
  money: (refund) =>
    message('You get {amount} back once we have them.', { amount: { ...refund, cents: 'always' } }),
});
