import { message } from '@counterpane/messages/message';
import { money } from '@counterpane/rules/money/money';
import { returnEmail } from './return-news.ts';

/** The email once a customer has asked to exchange something. */
export const exchangeRequestedEmail = returnEmail({
  name: 'exchange-requested',
  label: 'Exchange requested',
  title: message('We have your exchange'),
  subject: ({ brand, id }) => message('Your exchange of {brand} order {id}', { brand, id }),
  text: (id) =>
    message(
      'We have read that you want to exchange these items of your order {id}. We look at it and write to you within one business day how they are fetched.',
      { id },
    ),
  exchange: (thing) =>
    message('In exchange you get: {thing}. It is sent once your return is arranged.', { thing }),
  credit: (amount) =>
    message('It costs more than what you send back: your store credit has paid {amount}.', { amount }),
  card: (amount) =>
    message('You have paid {amount} by card for what it costs more than what you send back.', { amount }),
  money: (refund) =>
    message('You get {amount} back once we have them.', { amount: { ...refund, cents: 'always' } }),
  sample: {
    things: [{ title: 'Classic Memory Foam Mattress', quantity: 1 }],
    refund: money(0, 'USD'),
    exchange: 'Classic Memory Foam Mattress, King',
    fromCredit: money(20_000, 'USD'),
    byCard: money(15_000, 'USD'),
    told: '',
  },
});
