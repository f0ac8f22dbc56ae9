import { message } from '@counterpane/messages/message';
import { claimEmail } from './claim-news.ts';

/** The email once staff have asked for more. */
export const claimNeedsMoreEmail = claimEmail({
  name: 'claim-needs-more',
  label: 'Claim needs more',
  title: message('We need a little more from you'),
  subject: ({ brand, id }) => message('More needed: your claim for {brand} order {id}', { brand, id }),
  text: message('To decide your claim we need a little more. Please add it on the page of your order.'),
});
