import { message } from '@counterpane/messages/message';
import { claimEmail } from './claim-news.ts';

/** The email once a claim was put right in another way. */
export const claimSettledEmail = claimEmail({
  name: 'claim-settled',
  label: 'Claim settled',
  title: message('Your claim is settled'),
  subject: ({ brand, id }) => message('Settled: your claim for {brand} order {id}', { brand, id }),
  text: message('Your claim is approved, and this is how we put it right:'),
});
