import { message } from '@counterpane/messages/message';
import { Fragment } from 'react';
import { defineMailing, type MailingProps } from '../../email/define-mailing.ts';
import { Lines, LinkButton, Paragraph, Title } from '../../email/email-parts.ts';
import { h } from '../../email/email-render-context.ts';
import { localizeWith } from '../../language/localize-with.ts';
import { daysOf, type OrderEmailProps, orderEmail } from '../../order/emails/order-email.ts';
import { SAMPLE_ORDER_EMAIL } from '../../order/emails/sample-order.ts';

interface TrialEndingProps extends OrderEmailProps, MailingProps {
  /** What is tried, and the ISO day of its last night. */
  readonly trials: readonly { readonly title: string; readonly lastNight: string }[];
}

/** Tells a customer until when they can send something back. It praises nothing: who does not sleep well on it is to know. */
export const trialEndingEmail = defineMailing<TrialEndingProps>({
  name: 'trial-ending',
  label: 'Trial ending',
  sample: {
    ...SAMPLE_ORDER_EMAIL,
    trials: [{ title: 'Classic Memory Foam Mattress', lastNight: '2027-11-25' }],
  },
  compose: (props) => {
    const { writing, language, trials, orderUrl } = props;
    const localize = localizeWith(writing);
    const { storefront, shortId } = orderEmail(props);
    const days = daysOf(language);
    return {
      subject: localize(
        message('Your trial with {brand} ends soon: order {id}', { brand: storefront, id: shortId }),
      ),
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(message('Your nights to try it end soon')) }),
        h(
          Paragraph,
          null,
          localize(
            message('If you do not sleep well on it, you can send it back. These are the last nights:'),
          ),
        ),
        h(Lines, {
          texts: trials.map(({ title, lastNight }) =>
            localize(message('{product}: {date}', { product: title, date: days.date(lastNight) })),
          ),
        }),
        h(LinkButton, {
          href: orderUrl,
          label: localize(message('Open your order')),
          lead: localize(message('You send it back on the page of your order:')),
          margin: '24px 0',
        }),
        h(
          Paragraph,
          null,
          localize(message('If you are happy with it, there is nothing to do. We write about it once.')),
        ),
      ),
    };
  },
});
