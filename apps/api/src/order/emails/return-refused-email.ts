import { message } from '@counterpane/messages/message';
import { returnEmail } from './return-news.ts';

/** The email once staff have refused a return, with why. */
export const returnRefusedEmail = returnEmail({
  name: 'return-refused',
  label: 'Return refused',
  title: message('We cannot take it back'),
  subject: ({ brand, id }) => message('About the return of {brand} order {id}', { brand, id }),
  text: (id) => message('We are sorry: we cannot take these items of your order {id} back.', { id }),
  exchange: (thing) => message('{thing}, which you chose instead, is not sent.', { thing }),
  credit: (amount) =>
    message('The {amount} of store credit that paid for what you wanted instead is yours again.', { amount }),
});
