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

interface PaymentPendingEmailProps extends OrderEmailProps {
  readonly amount: Money;
  /** The id of the way to pay. */
  readonly provider: string;
  /** It pays for a new address of the order, which is paid [R062]. */
  readonly isForAddress: boolean;
}

/** The email to a shopper whose payment takes longer than they look at the page that waits for it. */
export const paymentPendingEmail = defineEmail<PaymentPendingEmailProps>({
  name: 'payment-pending',
  label: 'Payment that takes long',
  sample: { ...SAMPLE_ORDER_EMAIL, amount: money(76_104, 'USD'), provider: 'bank', isForAddress: false },
  compose: (props) => {
    const { writing, amount, provider, orderUrl, isForAddress } = props;
    const localize = localizeWith(writing);
    const { storefront, shortId } = orderEmail(props);
    const named = { brand: storefront, id: shortId };
    const paid = {
      amount: { ...amount, cents: 'always' },
      id: shortId,
      label: methodName(provider),
    } as const;
    return {
      subject: localize(
        isForAddress
          ? message('The new address of your {brand} order {id} is waiting for your payment to arrive', named)
          : message('Your {brand} order {id} is waiting for your payment to arrive', named),
      ),
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(message('Your payment is on its way')) }),
        h(
          Paragraph,
          null,
          localize(
            isForAddress
              ? message(
                  'Your payment of {amount} ({label}) for the new address of your order {id} has not been confirmed yet. From a bank account this can take a few days. Until then your order still goes to the first address.',
                  paid,
                )
              : message(
                  'We have your order {id}. Your payment of {amount} ({label}) has not been confirmed yet. From a bank account this can take a few days.',
                  paid,
                ),
          ),
        ),
        h(
          Paragraph,
          { style: { margin: '16px 0 24px' } },
          localize(
            message(
              'There is nothing for you to do. Please do not pay again: we will write to you when the payment has arrived, and also if it does not go through.',
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
