import { message } from '@counterpane/messages/message';
import { claimEmail } from './claim-news.ts';

/** The email once staff have refused a claim. */
export const claimRefusedEmail = claimEmail({
  name: 'claim-refused',
  label: 'Claim refused',
  title: message('We cannot accept your claim'),
  subject: ({ brand, id }) => message('About your claim for {brand} order {id}', { brand, id }),
  text: message('We have looked at your claim and cannot accept it. This is why:'),
});
