import { message } from '@counterpane/messages/message';
import { claimEmail } from './claim-news.ts';

/** The email once a customer has made a claim, or has added to it. */
export const claimRequestedEmail = claimEmail({
  name: 'claim-requested',
  label: 'Claim requested',
  title: message('We have your claim'),
  subject: ({ brand, id }) => message('Your claim for {brand} order {id}', { brand, id }),
  text: message(
    'We look at what you wrote and at your photographs, and write to you within two business days.',
  ),
});
