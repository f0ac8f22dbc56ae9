import { message } from '@counterpane/messages/message';
import { returnEmail } from './return-news.ts';

/** The email once staff have agreed to a return and said how it is fetched. */
export const returnApprovedEmail = returnEmail({
  name: 'return-approved',
  label: 'Return approved',
  title: message('Your return is arranged'),
  subject: ({ brand, id }) => message('Arranged: the return of {brand} order {id}', { brand, id }),
  text: (id) =>
    message('You can send these items of your order {id} back. You pay nothing for the way.', { id }),
  exchange: (thing) => message('In exchange you get: {thing}. We are making it ready.', { thing }),
  money: (refund) =>
    message('You get {amount} back once we have them.', { amount: { ...refund, cents: 'always' } }),
  tellsWay: true,
});
