import { displayMoney } from '@counterpane/rules/money/display';
import { type Money, money } from '@counterpane/rules/money/money';
import { Fragment } from 'react';
import { defineEmail } from '../../email/define-email.ts';
import { InText, Lines, LinkButton, Paragraph, SectionTitle, Title } from '../../email/email-parts.ts';
import { emailTheme } from '../../email/email-theme.ts';
import { h } from '../../email/surroundings.ts';
import { type OrderEmailProps, orderEmail } from './order-email.ts';
import { SAMPLE_ORDER_EMAIL } from './sample-order.ts';

interface RefundEmailProps extends OrderEmailProps {
  readonly amount: Money;
  /** The items that it was for; empty where it was an amount. */
  readonly things: readonly { readonly title: string; readonly quantity: number }[];
}

/** The e-mail to the shopper after a refund: how much, for what, and to which card. The reason is only for staff. */
export const refundEmail = defineEmail<RefundEmailProps>({
  name: 'refund',
  label: 'Refund',
  sample: {
    ...SAMPLE_ORDER_EMAIL,
    amount: money(6_104, 'USD'),
    things: [{ title: 'Cloud Pillow', quantity: 2 }],
  },
  compose: (props) => {
    const { brand, orderUrl, say, amount, things } = props;
    const { storefront, shortId } = orderEmail(props);
    const sum = displayMoney(amount, 'always');
    const list = things.map(({ title, quantity }) => say(quantity > 1 ? `${quantity} × ${title}` : title));
    return {
      subject: say(`${sum} refunded for your ${storefront} order ${shortId}`),
      body: h(
        Fragment,
        null,
        h(Title, { text: say('Your refund') }),
        h(
          Paragraph,
          null,
          say(`We have given ${sum} of your order ${shortId} back to what it was paid with.`),
        ),
        list.length === 0
          ? null
          : h(
              Fragment,
              null,
              h(InText, null, h(SectionTitle, { text: say('What it was for') })),
              h(Lines, { texts: list }),
            ),
        h(
          Paragraph,
          { style: { margin: '16px 0 24px', color: emailTheme(brand.theme).muted } },
          say('Depending on your bank it takes up to ten days until you see it.'),
        ),
        h(LinkButton, {
          href: orderUrl,
          label: say('See your order'),
          lead: say('See it at any time:'),
          margin: '0',
        }),
      ),
    };
  },
});
