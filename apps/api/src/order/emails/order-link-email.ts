import { message } from '@counterpane/messages/message';
import { Fragment } from 'react';
import { defineEmail } from '../../email/define-email.ts';
import { LinkButton, Paragraph, Title } from '../../email/email-parts.ts';
import { h } from '../../email/email-render-context.ts';
import { emailTheme } from '../../email/email-theme.ts';
import { localizeWith } from '../../language/localize-with.ts';
import { type OrderEmailProps, orderEmail } from './order-email.ts';
import { SAMPLE_ORDER_EMAIL } from './sample-order.ts';

/** The email with a new link: it holds the order's number and the link, and nothing else about the order. */
export const orderLinkEmail = defineEmail<OrderEmailProps>({
  name: 'order-link',
  label: 'New link to an order',
  sample: SAMPLE_ORDER_EMAIL,
  compose: (props) => {
    const { brand, orderUrl, writing } = props;
    const localize = localizeWith(writing);
    const { storefront, shortId } = orderEmail(props);
    const note = localize(
      message('If you did not ask for it, there is nothing to do: it came to you alone.'),
    );
    return {
      subject: localize(message('A new link to your {brand} order {id}', { brand: storefront, id: shortId })),
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(message('Your new link')) }),
        h(
          Paragraph,
          { style: { margin: '0 0 24px' } },
          localize(
            message('Here is the new link to your order {id}. It works for {count} days.', {
              id: shortId,
              count: 90,
            }),
          ),
        ),
        h(LinkButton, { href: orderUrl, label: localize(message('See your order')) }),
        h(Paragraph, { style: { margin: 0, color: emailTheme(brand.theme).muted } }, note),
      ),
    };
  },
});
