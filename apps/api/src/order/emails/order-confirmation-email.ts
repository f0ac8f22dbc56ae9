import { message } from '@counterpane/messages/message';
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
import { h } from '../../email/email-render-context.ts';
import { sayWith } from '../../language/say-with.ts';
import { type OrderEmailProps, orderEmail } from './order-email.ts';
import { ReceiptTable } from './receipt-table.ts';
import { SAMPLE_ORDER_EMAIL } from './sample-order.ts';

/** What the shopper is sent once the order is theirs: the order's page, as an email. */
export const orderConfirmationEmail = defineEmail<OrderEmailProps>({
  name: 'order-confirmation',
  label: 'Order confirmation',
  sample: SAMPLE_ORDER_EMAIL,
  compose: (props) => {
    const say = sayWith(props.writing);
    const email = orderEmail(props);
    const { storefront, shortId, orderUrl, lines, total, address, promises } = email;
    const titles = {
      ordered: say(message('What you ordered')),
      sums: say(message('What it comes to')),
      total: say(message('Total')),
    };
    return {
      subject: say(message('Your {brand} order {id}', { brand: storefront, id: shortId })),
      preview: `${lines[0]?.title ?? ''}. ${titles.total} ${total}.`,
      body: h(
        Fragment,
        null,
        h(Title, { text: say(message('Thank you for your order')) }),
        h(
          InHtml,
          null,
          h(
            Paragraph,
            { style: { margin: '0 0 24px' } },
            say(message('Your order is placed.')),
            ' ',
            h('strong', null, shortId),
          ),
        ),
        h(
          InText,
          null,
          h(
            Paragraph,
            null,
            say(message('Thank you for your order {id} from {brand}.', { id: shortId, brand: storefront })),
          ),
        ),
        h(LinkButton, {
          href: orderUrl,
          label: say(message('See your order')),
          lead: say(message('See it at any time:')),
          margin: '0 0 32px',
        }),
        h(ReceiptTable, { ...email, titles }),
        h(SectionTitle, { text: say(message('Delivered to')) }),
        h(Lines, { texts: address }),
        h(SectionTitle, { text: say(message('Good to know')) }),
        h(Lines, { texts: promises }),
      ),
    };
  },
});
