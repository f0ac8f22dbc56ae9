import { Fragment } from 'react';
import { defineEmail } from '../../email/define-email.ts';
import {
  InHtml,
  InText,
  Lines,
  LinkButton,
  Paragraph,
  SectionTitle,
  Title,
} from '../../email/email-parts.ts';
import { h } from '../../email/surroundings.ts';
import { type OrderEmailProps, orderEmail } from './order-email.ts';
import { ReceiptTable } from './receipt-table.ts';
import { SAMPLE_ORDER_EMAIL } from './sample-order.ts';

/** What the shopper is sent once the order is theirs: the order's page, as an e-mail. */
export const orderConfirmationEmail = defineEmail<OrderEmailProps>({
  name: 'order-confirmation',
  label: 'Order confirmation',
  sample: SAMPLE_ORDER_EMAIL,
  compose: (props) => {
    const { say } = props;
    const email = orderEmail(props);
    const { storefront, shortId, orderUrl, lines, total, address, promises } = email;
    const titles = { ordered: say('What you ordered'), sums: say('What it comes to'), total: say('Total') };
    return {
      subject: say(`Your ${storefront} order ${shortId}`),
      preview: `${lines[0]?.title ?? ''}. ${titles.total} ${total}.`,
      body: h(
        Fragment,
        null,
        h(Title, { text: say('Thank you for your order') }),
        h(
          InHtml,
          null,
          h(
            Paragraph,
            { style: { margin: '0 0 24px' } },
            say('Your order is placed.'),
            ' ',
            h('strong', null, shortId),
          ),
        ),
        h(InText, null, h(Paragraph, null, say(`Thank you for your order ${shortId} from ${storefront}.`))),
        h(LinkButton, {
          href: orderUrl,
          label: say('See your order'),
          lead: say('See it at any time:'),
          margin: '0 0 32px',
        }),
        h(ReceiptTable, { ...email, titles }),
        h(SectionTitle, { text: say('Delivered to') }),
        h(Lines, { texts: address }),
        h(SectionTitle, { text: say('Good to know') }),
        h(Lines, { texts: promises }),
      ),
    };
  },
});
