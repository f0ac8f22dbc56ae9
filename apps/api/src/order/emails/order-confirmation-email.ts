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
import { localizeWith } from '../../language/localize-with.ts';
import { type OrderEmailProps, orderEmail } from './order-email.ts';
import { ReceiptTable } from './receipt-table.ts';
import { SAMPLE_ORDER_EMAIL } from './sample-order.ts';

/** What the shopper is sent once the order is theirs: the order's page, as an email. */
export const orderConfirmationEmail = defineEmail<OrderEmailProps>({
  name: 'order-confirmation',
  label: 'Order confirmation',
  sample: SAMPLE_ORDER_EMAIL,
  compose: (props) => {
    const localize = localizeWith(props.writing);
    const email = orderEmail(props);
    const { storefront, shortId, orderUrl, lines, total, address, promises } = email;
    const titles = {
      ordered: localize(message('What you ordered')),
      sums: localize(message('What it comes to')),
      total: localize(message('Total')),
    };
    return {
      subject: localize(message('Your {brand} order {id}', { brand: storefront, id: shortId })),
      preview: `${lines[0]?.title ?? ''}. ${titles.total} ${total}.`,
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(message('Thank you for your order')) }),
        h(
          InHtml,
          null,
          h(
            Paragraph,
            { style: { margin: '0 0 24px' } },
            localize(message('Your order is placed.')),
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
            localize(
              message('Thank you for your order {id} from {brand}.', { id: shortId, brand: storefront }),
            ),
          ),
        ),
        h(LinkButton, {
          href: orderUrl,
          label: localize(message('See your order')),
          lead: localize(message('See it at any time:')),
          margin: '0 0 32px',
        }),
        h(ReceiptTable, { ...email, titles }),
        h(SectionTitle, { text: localize(message('Delivered to')) }),
        h(Lines, { texts: address }),
        h(SectionTitle, { text: localize(message('Good to know')) }),
        h(Lines, { texts: promises }),
      ),
    };
  },
});
