import { Fragment } from 'react';
import { defineEmail } from '../../email/define-email.ts';
import { LinkButton, Paragraph, Title } from '../../email/email-parts.ts';
import { emailTheme } from '../../email/email-theme.ts';
import { h } from '../../email/surroundings.ts';
import { type OrderEmailProps, orderEmail } from './order-email.ts';
import { SAMPLE_ORDER_EMAIL } from './sample-order.ts';

/** The e-mail with a new link: it holds the order's number and the link, and nothing else about the order. */
export const orderLinkEmail = defineEmail<OrderEmailProps>({
  name: 'order-link',
  label: 'New link to an order',
  sample: SAMPLE_ORDER_EMAIL,
  compose: (props) => {
    const { brand, orderUrl, say } = props;
    const { storefront, shortId } = orderEmail(props);
    const note = say('If you did not ask for it, there is nothing to do: it came to you alone.');
    return {
      subject: say(`A new link to your ${storefront} order ${shortId}`),
      body: h(
        Fragment,
        null,
        h(Title, { text: say('Your new link') }),
        h(
          Paragraph,
          { style: { margin: '0 0 24px' } },
          say(`Here is the new link to your order ${shortId}. It works for 90 days.`),
        ),
        h(LinkButton, { href: orderUrl, label: say('See your order') }),
        h(Paragraph, { style: { margin: 0, color: emailTheme(brand.theme).muted } }, note),
      ),
    };
  },
});
