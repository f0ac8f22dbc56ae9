import { message } from '@counterpane/messages/message';
import { returnEmail } from './return-news.ts';

/** The email once what was sent back is there and its money goes back. */
export const returnReceivedEmail = returnEmail({
  name: 'return-received',
  label: 'Return received',
  title: message('We have it back'),
  subject: ({ brand, id }) => message('Received: the return of {brand} order {id}', { brand, id }),
  text: (id) => message('What you sent back of your order {id} has reached us. Thank you.', { id }),
  money: (refund) =>
    message('We are giving {amount} back to what you paid with, and will write to you once it is done.', {
      amount: { ...refund, cents: 'always' },
    }),
});
