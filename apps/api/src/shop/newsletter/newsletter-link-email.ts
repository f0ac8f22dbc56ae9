import { message } from '@counterpane/messages/message';
import { Fragment } from 'react';
import { defineEmail } from '../../email/define-email.ts';
import type { EmailFrame } from '../../email/email.ts';
import { LinkButton, Paragraph, Title } from '../../email/email-parts.ts';
import { h } from '../../email/email-render-context.ts';
import { localizeWith } from '../../language/localize-with.ts';
import { NEWSLETTER_LINK_DAYS } from './newsletter-link.ts';

interface NewsletterLinkProps extends EmailFrame {
  readonly confirmUrl: string;
}

/** Asks whether the owner of a mailbox wants the newsletter. It is no newsletter itself: who does nothing gets nothing else. */
export const newsletterLinkEmail = defineEmail<NewsletterLinkProps>({
  name: 'newsletter-link',
  label: 'Newsletter confirmation',
  sample: { confirmUrl: 'http://localhost:3000/newsletter/confirm?token=sample' },
  compose: ({ brand: { brand }, writing, confirmUrl }) => {
    const localize = localizeWith(writing);
    return {
      subject: localize(message('Do you want news from {brand}?', { brand: brand.name })),
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(message('One more press, and you get our news')) }),
        h(
          Paragraph,
          null,
          localize(
            message(
              'This email address was entered for news and offers of {brand}. Please confirm that you want them.',
              {
                brand: brand.name,
              },
            ),
          ),
        ),
        h(LinkButton, {
          href: confirmUrl,
          label: localize(message('Yes, send me news')),
          lead: localize(message('Confirm it here:')),
        }),
        h(
          Paragraph,
          null,
          localize(
            message(
              'The link works for {days} days. If you did not ask for this, you need not do anything: nothing else will follow.',
              { days: NEWSLETTER_LINK_DAYS },
            ),
          ),
        ),
      ),
    };
  },
});
