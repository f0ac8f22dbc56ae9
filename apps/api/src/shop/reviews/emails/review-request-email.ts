import { message } from '@counterpane/messages/message';
import { Fragment } from 'react';
import { defineMailing, type MailingProps } from '../../../email/define-mailing.ts';
import { Lines, LinkButton, Paragraph, Title } from '../../../email/email-parts.ts';
import { h } from '../../../email/email-render-context.ts';
import { localizeWith } from '../../../language/localize-with.ts';
import { type OrderEmailProps, orderEmail } from '../../../order/emails/order-email.ts';
import { SAMPLE_ORDER_EMAIL } from '../../../order/emails/sample-order.ts';

interface ReviewRequestProps extends OrderEmailProps, MailingProps {
  /** What was delivered. */
  readonly products: readonly string[];
  /** Opens the form without signing in. */
  readonly reviewUrl: string;
}

/** The email that asks for a review, some nights after the delivery: only to customers who agreed to news. */
export const reviewRequestEmail = defineMailing<ReviewRequestProps>({
  name: 'review-request',
  label: 'Review request',
  sample: {
    ...SAMPLE_ORDER_EMAIL,
    products: ['Cloud Pillow'],
    reviewUrl: SAMPLE_ORDER_EMAIL.orderUrl.replace('?', '/review?'),
  },
  compose: (props) => {
    const { writing, products, reviewUrl } = props;
    const localize = localizeWith(writing);
    const { storefront, shortId } = orderEmail(props);
    return {
      subject: localize(message('How is your {brand} order {id}?', { brand: storefront, id: shortId })),
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(message('How do you sleep on it?')) }),
        h(
          Paragraph,
          null,
          localize(
            message(
              'You have had your order {id} for a while now. Tell others what you think of it, good or bad: it takes a minute.',
              { id: shortId },
            ),
          ),
        ),
        h(Lines, { texts: products }),
        h(LinkButton, {
          href: reviewUrl,
          label: localize(message('Write your review')),
          lead: localize(message('Write it here, without signing in:')),
          margin: '24px 0',
        }),
        h(Paragraph, null, localize(message('We ask once for each order.'))),
      ),
    };
  },
});
