import { message } from '@counterpane/messages/message';
import { returnEmail } from './return-news.ts';

/** The email once what is sent back was collected. */
export const returnUnderWayEmail = returnEmail({
  name: 'return-under-way',
  label: 'Return collected',
  title: message('It is on its way back'),
  subject: ({ brand, id }) => message('Collected: the return of {brand} order {id}', { brand, id }),
  text: (id) => message('These items of your order {id} were collected.', { id }),
  money: (refund) =>
    message('We give {amount} back within ten business days.', { amount: { ...refund, cents: 'always' } }),
});
