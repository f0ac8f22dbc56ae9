import { type AmountValue, type Message, message } from '@counterpane/messages/message';
import { type Money, money } from '@counterpane/rules/money/money';
import { Fragment } from 'react';
import { defineEmail } from '../../email/define-email.ts';
import { InText, Lines, LinkButton, Paragraph, SectionTitle, Title } from '../../email/email-parts.ts';
import { h } from '../../email/email-render-context.ts';
import { emailTheme } from '../../email/email-theme.ts';
import { localizeWith } from '../../language/localize-with.ts';
import { type OrderEmailProps, orderEmail } from './order-email.ts';
import { type OrderedThing, thingText } from './ordered-things.ts';
import { SAMPLE_ORDER_EMAIL } from './sample-order.ts';

interface RefundEmailProps extends OrderEmailProps {
  /** What went back; 0 where nothing of it was charged before. */
  readonly amount: Money;
  /** What was only held and is not charged any more [R048]. */
  readonly notCharged: Money;
  /** The items that it was for; empty where it was an amount. */
  readonly things: readonly OrderedThing[];
  /** It is store credit, and no bank has it [R051]. */
  readonly toCredit: boolean;
  /** Why it goes back by itself; null where it was decided. */
  readonly because: RefundCause | null;
}

/** It was paid for an exchange or an order that was over, or a second time. */
export type RefundCause = 'exchange_over' | 'order_over' | 'paid_twice';

const CAUSES = {
  exchange_over: message(
    'Your payment came after the exchange had ended. Nothing is exchanged, and you keep what you have.',
  ),
  order_over: message(
    'Your payment came when this order was over. Nothing of it is sent, and any other order of yours stays as it is.',
  ),
  paid_twice: message('It was paid twice. Your order stays as it is.'),
} as const satisfies Readonly<Record<RefundCause, Message>>;

/** The email to the shopper after a refund: how much, for what, and to which card. The reason is only for staff. */
export const refundEmail = defineEmail<RefundEmailProps>({
  name: 'refund',
  label: 'Refund',
  sample: {
    ...SAMPLE_ORDER_EMAIL,
    amount: money(6_104, 'USD'),
    notCharged: money(0, 'USD'),
    things: [{ title: 'Cloud Pillow', quantity: 2 }],
    toCredit: false,
    because: null,
  },
  compose: (props) => {
    const { brand, orderUrl, writing, amount, notCharged, things, toCredit, because } = props;
    const localize = localizeWith(writing);
    const { storefront, shortId } = orderEmail(props);
    const sum = { ...amount, cents: 'always' } as const;
    const less = { ...notCharged, cents: 'always' } as const;
    const isGiven = amount.amount > 0;
    const list = things.map((thing) => thingText(thing, localize));
    return {
      subject: localize(
        isGiven
          ? message('{amount} refunded for your {brand} order {id}', {
              amount: sum,
              brand: storefront,
              id: shortId,
            })
          : message('{amount} less to pay for your {brand} order {id}', {
              amount: less,
              brand: storefront,
              id: shortId,
            }),
      ),
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(isGiven ? message('Your refund') : message('Less to pay')) }),
        h(
          Paragraph,
          null,
          localize(
            isGiven
              ? givenText(toCredit, { amount: sum, id: shortId })
              : message('We will charge you {amount} less for your order {id}.', {
                  amount: less,
                  id: shortId,
                }),
          ),
        ),
        because ? h(Paragraph, null, localize(CAUSES[because])) : null,
        isGiven && notCharged.amount > 0
          ? h(
              Paragraph,
              null,
              localize(
                message('Another {amount} was only on hold. We will not charge it.', { amount: less }),
              ),
            )
          : null,
        list.length === 0
          ? null
          : h(
              Fragment,
              null,
              h(InText, null, h(SectionTitle, { text: localize(message('What it was for')) })),
              h(Lines, { texts: list }),
            ),
        isGiven && !toCredit
          ? h(
              Paragraph,
              { style: { margin: '16px 0 24px', color: emailTheme(brand.theme).muted } },
              localize(message('Depending on your bank it takes up to ten days until you see it.')),
            )
          : null,
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

const givenText = (
  toCredit: boolean,
  given: { readonly amount: AmountValue; readonly id: string },
): Message =>
  toCredit
    ? message(
        'We have given you {amount} of your order {id} as store credit. Sign in with this email, and you can pay with it.',
        given,
      )
    : message('We have given {amount} of your order {id} back to what it was paid with.', given);
