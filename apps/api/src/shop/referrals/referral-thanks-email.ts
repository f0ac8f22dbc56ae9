import { message } from '@counterpane/messages/message';
import { type Money, money } from '@counterpane/rules/money/money';
import { REFERRAL_NIGHTS } from '@counterpane/rules/privacy/decide-thanks';
import { Fragment } from 'react';
import { defineEmail } from '../../email/define-email.ts';
import type { EmailFrame } from '../../email/email.ts';
import { LinkButton, Paragraph, Title } from '../../email/email-parts.ts';
import { h } from '../../email/email-render-context.ts';
import { localizeWith } from '../../language/localize-with.ts';

interface ReferralThanksProps extends EmailFrame {
  readonly to: 'referrer' | 'friend';
  readonly amount: Money;
  readonly creditUrl: string;
}

/** Tells a customer, or the friend who came by their link, that they have store credit for it. */
export const referralThanksEmail = defineEmail<ReferralThanksProps>({
  name: 'referral-thanks',
  label: 'Thank you for a recommendation',
  sample: {
    to: 'referrer',
    amount: money(7_500, 'USD'),
    creditUrl: 'http://localhost:3000/my-account/credit',
  },
  compose: ({ brand: { brand }, writing, to, amount, creditUrl }) => {
    const localize = localizeWith(writing);
    const values = { brand: brand.name, amount, nights: REFERRAL_NIGHTS };
    return {
      subject: localize(message('{amount} from {brand}: thank you', values)),
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(message('Thank you for passing it on')) }),
        h(
          Paragraph,
          null,
          localize(
            to === 'referrer'
              ? message(
                  'A friend who followed your link has slept on their new bed for {nights} nights and stays with it. {amount} of store credit is yours.',
                  values,
                )
              : message(
                  'You came by a friend’s link, and your new bed has been with you for {nights} nights. {amount} of store credit is yours.',
                  values,
                ),
          ),
        ),
        h(
          Paragraph,
          null,
          localize(
            message('Sign in with this email address, and the credit pays for a part of your next order.'),
          ),
        ),
        h(LinkButton, {
          href: creditUrl,
          label: localize(message('See your credit')),
          lead: localize(message('Your credit:')),
          margin: '24px 0 0',
        }),
      ),
    };
  },
});
