import { message } from '@counterpane/messages/message';
import { type Money, money } from '@counterpane/rules/money/money';
import { Fragment } from 'react';
import { defineEmail } from '../../email/define-email.ts';
import { InText, Lines, LinkButton, Paragraph, SectionTitle, Title } from '../../email/email-parts.ts';
import { h } from '../../email/email-render-context.ts';
import { localizeWith } from '../../language/localize-with.ts';
import { NotCharged } from './not-charged.ts';
import { type OrderEmailProps, orderEmail } from './order-email.ts';
import { type OrderedThing, thingText } from './ordered-things.ts';
import { SAMPLE_ORDER_EMAIL } from './sample-order.ts';

interface CancelledEmailProps extends OrderEmailProps {
  readonly things: readonly OrderedThing[];
  /** What goes back because of it; null where there is nothing, or where it was told by itself. */
  readonly refund: Money | null;
  /** What was only held and is not charged any more; null where there is nothing of that. */
  readonly notCharged: Money | null;
}

/** The email to the shopper when items were cancelled before they were sent. */
export const cancelledEmail = defineEmail<CancelledEmailProps>({
  name: 'cancelled',
  label: 'Items cancelled',
  sample: {
    ...SAMPLE_ORDER_EMAIL,
    things: [{ title: 'Cloud Pillow', quantity: 2 }],
    refund: money(6_104, 'USD'),
    notCharged: null,
  },
  compose: (props) => {
    const { orderUrl, writing, things, refund, notCharged } = props;
    const localize = localizeWith(writing);
    const { storefront, shortId } = orderEmail(props);
    return {
      subject: localize(
        message('Cancelled: items of your {brand} order {id}', { brand: storefront, id: shortId }),
      ),
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(message('Your cancellation')) }),
        h(
          Paragraph,
          null,
          localize(
            message('These items of your order {id} are cancelled. We will not send them.', { id: shortId }),
          ),
        ),
        h(InText, null, h(SectionTitle, { text: localize(message('What is cancelled')) })),
        h(Lines, { texts: things.map((thing) => thingText(thing, localize)) }),
        refund === null
          ? null
          : h(
              Paragraph,
              { style: { margin: '16px 0 24px' } },
              localize(
                message(
                  'We are giving {amount} back to what you paid with, and will write to you once it is done.',
                  {
                    amount: { ...refund, cents: 'always' },
                  },
                ),
              ),
            ),
        notCharged === null ? null : h(NotCharged, { amount: notCharged, localize }),
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
