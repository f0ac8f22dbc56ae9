import { message } from '@counterpane/messages/message';
import { type Money, money } from '@counterpane/rules/money/money';
import { Fragment } from 'react';
import { defineEmail } from '../../email/define-email.ts';
import { LinkButton, Paragraph, Title } from '../../email/email-parts.ts';
import { h } from '../../email/email-render-context.ts';
import { localizeWith } from '../../language/localize-with.ts';
import { type OrderEmailProps, orderEmail } from './order-email.ts';
import { SAMPLE_ORDER_EMAIL } from './sample-order.ts';

interface RefundReturnedEmailProps extends OrderEmailProps {
  readonly amount: Money;
}

/** The email to a shopper whose bank sent a refund back that they were told of. The bank's reason is only for staff. */
export const refundReturnedEmail = defineEmail<RefundReturnedEmailProps>({
  name: 'refund-returned',
  label: 'Refund that came back',
  sample: { ...SAMPLE_ORDER_EMAIL, amount: money(6_104, 'USD') },
  compose: (props) => {
    const { orderUrl, writing, amount } = props;
    const localize = localizeWith(writing);
    const { storefront, shortId } = orderEmail(props);
    const sum = { ...amount, cents: 'always' } as const;
    return {
      subject: localize(
        message('Your refund of {amount} for {brand} order {id} was not completed', {
          amount: sum,
          brand: storefront,
          id: shortId,
        }),
      ),
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(message('About your refund')) }),
        h(
          Paragraph,
          null,
          localize(
            message(
              'We told you that we had refunded {amount} of your order {id}. Your bank has since sent that money back to us, for example because the card or the account is closed.',
              { amount: sum, id: shortId },
            ),
          ),
        ),
        h(
          Paragraph,
          { style: { margin: '16px 0 24px' } },
          localize(
            message(
              'The money is still yours. We will refund it another way, and write to you if we need anything from you. You can also reply to this email.',
            ),
          ),
        ),
        h(LinkButton, {
          href: orderUrl,
          label: localize(message('See your order')),
          lead: localize(message('See it at any time:')),
          margin: '0',
        }),
      ),
    };
  },
});
