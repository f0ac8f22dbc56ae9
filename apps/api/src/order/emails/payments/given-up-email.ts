import { message } from '@counterpane/messages/message';
import { Fragment } from 'react';
import { defineEmail } from '../../../email/define-email.ts';
import { LinkButton, Paragraph, Title } from '../../../email/email-parts.ts';
import { h } from '../../../email/email-render-context.ts';
import { localizeWith } from '../../../language/localize-with.ts';
import { type OrderEmailProps, orderEmail } from '../order-email.ts';
import { SAMPLE_ORDER_EMAIL } from '../sample-order.ts';

interface GivenUpEmailProps extends OrderEmailProps {
  /** Whether the cart that was ordered is the shopper's again; else they have another one. */
  readonly isInCart: boolean;
  /** The cart, or the shop where there is nothing in it to pay for. */
  readonly againUrl: string;
}

/** The email to a shopper who was asked to wait for the result of their payment, when there was none in the end. */
export const givenUpEmail = defineEmail<GivenUpEmailProps>({
  name: 'given-up',
  label: 'Order whose payment never arrived',
  sample: { ...SAMPLE_ORDER_EMAIL, isInCart: false, againUrl: 'http://localhost:3000/' },
  compose: (props) => {
    const { order, writing, isInCart, againUrl } = props;
    const localize = localizeWith(writing);
    const { storefront, shortId } = orderEmail(props);
    return {
      subject: localize(message('Your {brand} order {id} is cancelled', { brand: storefront, id: shortId })),
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(message('Your order is cancelled')) }),
        h(
          Paragraph,
          null,
          localize(
            order.total.amount > 0
              ? message(
                  'No payment for your order {id} has reached us, so we have cancelled it. You were not charged.',
                  { id: shortId },
                )
              : message('We have cancelled your order {id}. You were not charged.', { id: shortId }),
          ),
        ),
        order.credit &&
          h(
            Paragraph,
            null,
            localize(
              message('The {amount} of store credit that was to pay for it are yours again.', {
                amount: { ...order.credit, cents: 'always' },
              }),
            ),
          ),
        h(
          Paragraph,
          { style: { margin: '16px 0 24px' } },
          localize(
            isInCart
              ? message(
                  'What you ordered is back in your cart, in the browser that you ordered with. You can pay for it there.',
                )
              : message('If you still want it, you can order it again in our shop.'),
          ),
        ),
        h(LinkButton, {
          href: againUrl,
          label: localize(isInCart ? message('See your cart') : message('Order again')),
          lead: localize(message('Order again here:')),
          margin: '0',
        }),
      ),
    };
  },
});
