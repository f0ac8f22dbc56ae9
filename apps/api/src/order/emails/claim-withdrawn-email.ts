import { message } from '@counterpane/messages/message';
import { claimEmail } from './claim-news.ts';

/** The email once a customer has withdrawn a claim. */
export const claimWithdrawnEmail = claimEmail({
  name: 'claim-withdrawn',
  label: 'Claim withdrawn',
  title: message('Your claim is withdrawn'),
  subject: ({ brand, id }) => message('Withdrawn: your claim for {brand} order {id}', { brand, id }),
  text: message('You have withdrawn your claim. You can make it again as long as it is covered.'),
});
