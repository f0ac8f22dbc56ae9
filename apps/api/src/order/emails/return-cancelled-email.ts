import { message } from '@counterpane/messages/message';
import { returnEmail } from './return-news.ts';

/** The email once a customer has called a return off. */
export const returnCancelledEmail = returnEmail({
  name: 'return-cancelled',
  label: 'Return called off',
  title: message('You keep it'),
  subject: ({ brand, id }) => message('Called off: the return of {brand} order {id}', { brand, id }),
  text: (id) =>
    message(
      'You have called off the return of these items of your order {id}. They stay with you, and nothing is refunded.',
      { id },
    ),
  heading: message('What you keep'),
  exchange: (thing) => message('{thing}, which you chose instead, is not sent.', { thing }),
  credit: (amount) =>
    message('The {amount} of store credit that paid for what you wanted instead is yours again.', { amount }),
});
