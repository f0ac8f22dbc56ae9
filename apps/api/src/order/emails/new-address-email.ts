import { message } from '@counterpane/messages/message';
import { Fragment } from 'react';
import { defineEmail } from '../../email/define-email.ts';
import { InText, Lines, LinkButton, Paragraph, SectionTitle, Title } from '../../email/email-parts.ts';
import { h } from '../../email/email-render-context.ts';
import { emailTheme } from '../../email/email-theme.ts';
import { localizeWith } from '../../language/localize-with.ts';
import { type OrderEmailProps, orderEmail } from './order-email.ts';
import { SAMPLE_ORDER_EMAIL } from './sample-order.ts';

/** The email when an order goes to another address: the person who ordered hears of it, also where another one changed it by a link. */
export const newAddressEmail = defineEmail<OrderEmailProps>({
  name: 'new-address',
  label: 'Address changed',
  sample: SAMPLE_ORDER_EMAIL,
  compose: (props) => {
    const { brand, orderUrl, writing } = props;
    const localize = localizeWith(writing);
    const { storefront, shortId, address } = orderEmail(props);
    return {
      subject: localize(
        message('New address for your {brand} order {id}', { brand: storefront, id: shortId }),
      ),
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(message('Your new address')) }),
        h(
          Paragraph,
          null,
          localize(message('We will send your order {id} to this address.', { id: shortId })),
        ),
        h(InText, null, h(SectionTitle, { text: localize(message('Deliver to')) })),
        h(Lines, { texts: address }),
        h(LinkButton, {
          href: orderUrl,
          label: localize(message('See your order')),
          lead: localize(message('See it at any time:')),
        }),
        h(
          Paragraph,
          { style: { margin: 0, color: emailTheme(brand.theme).muted } },
          localize(message('If you did not change it, please call us at once.')),
        ),
      ),
    };
  },
});
