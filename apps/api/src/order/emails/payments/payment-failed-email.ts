import { methodName } from '@counterpane/contract/method-name';
import { message } from '@counterpane/messages/message';
import { type Money, money } from '@counterpane/rules/money/money';
import { Fragment } from 'react';
import { defineEmail } from '../../../email/define-email.ts';
import { LinkButton, Paragraph, Title } from '../../../email/email-parts.ts';
import { h } from '../../../email/email-render-context.ts';
import { localizeWith } from '../../../language/localize-with.ts';
import { type OrderEmailProps, orderEmail } from '../order-email.ts';
import { SAMPLE_ORDER_EMAIL } from '../sample-order.ts';

interface PaymentFailedEmailProps extends OrderEmailProps {
  readonly amount: Money;
  /** The id of the way to pay. */
  readonly provider: string;
  /** For how many more minutes what was ordered is set aside. */
  readonly minutes: number;
  /** Whether the cart that was ordered is the shopper's again; else they have another one. */
  readonly isInCart: boolean;
  /** The cart, or the shop where there is nothing in it to pay for. */
  readonly againUrl: string;
}

/** The email to a shopper whose order waited for a payment that has failed: no page is open that would tell them. */
export const paymentFailedEmail = defineEmail<PaymentFailedEmailProps>({
  name: 'payment-failed',
  label: 'Payment that failed later',
  sample: {
    ...SAMPLE_ORDER_EMAIL,
    amount: money(76_104, 'USD'),
    provider: 'truemed',
    minutes: 0,
    isInCart: true,
    againUrl: 'http://localhost:3000/checkout/cart',
  },
  compose: (props) => {
    const { writing, amount, provider, minutes, isInCart, againUrl } = props;
    const localize = localizeWith(writing);
    const { storefront, shortId } = orderEmail(props);
    const sum = { ...amount, cents: 'always' } as const;
    const asideText =
      minutes > 0
        ? isInCart &&
          message('What you ordered is set aside for you for {minutes} more minutes.', { minutes })
        : message('What you ordered is no longer set aside for you.');
    return {
      subject: localize(
        message('Your payment of {amount} for {brand} order {id} did not go through', {
          amount: sum,
          brand: storefront,
          id: shortId,
        }),
      ),
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(message('About your payment')) }),
        h(
          Paragraph,
          null,
          localize(
            message(
              'Your payment of {amount} for order {id} ({label}) did not go through. You were not charged.',
              { amount: sum, id: shortId, label: methodName(provider) },
            ),
          ),
        ),
        asideText && h(Paragraph, null, localize(asideText)),
        h(
          Paragraph,
          { style: { margin: '16px 0 24px' } },
          localize(
            isInCart
              ? message(
                  'It is back in your cart, in the browser that you ordered with. You can pay another way there.',
                )
              : message('You can order it again in our shop.'),
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
