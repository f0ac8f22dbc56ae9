import { message } from '@counterpane/messages/message';
import { claimEmail } from './claim-news.ts';

/** The email once staff have approved a claim and a replacement is made ready. */
export const claimReplacedEmail = claimEmail({
  name: 'claim-replaced',
  label: 'Claim replaced',
  title: message('We are sending you a new one'),
  subject: ({ brand, id }) => message('Approved: your claim for {brand} order {id}', { brand, id }),
  text: message(
    'Your claim is approved. We are sending you the same thing again, and it costs you nothing. You hear from us when it leaves.',
  ),
});
