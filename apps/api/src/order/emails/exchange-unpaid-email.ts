import { message } from '@counterpane/messages/message';
import { money } from '@counterpane/rules/money/money';
import { returnEmail } from './return-news.ts';

/** The email once an exchange was not paid for in time. */
export const exchangeUnpaidEmail = returnEmail({
  name: 'exchange-unpaid',
  label: 'Exchange not paid in time',
  title: message('Nothing was exchanged'),
  subject: ({ brand, id }) => message('Not exchanged: your {brand} order {id}', { brand, id }),
  text: (id) =>
    message(
      'What your exchange for these items of your order {id} costs more was not paid in time. They stay with you, and you were not charged. As long as their trial lasts you can ask for it again on the page of your order.',
      { id },
    ),
  heading: message('What you keep'),
  exchange: (thing) => message('{thing}, which you chose instead, is not sent.', { thing }),
  credit: (amount) =>
    message('The {amount} of store credit that was to pay for what you wanted instead is yours again.', {
      amount,
    }),
  sample: {
    things: [{ title: 'Classic Memory Foam Mattress', quantity: 1 }],
    refund: money(0, 'USD'),
    exchange: 'Classic Memory Foam Mattress, King',
    fromCredit: money(20_000, 'USD'),
    told: '',
  },
});
