import { type Message, message } from '@counterpane/messages/message';
import { type Money, money } from '@counterpane/rules/money/money';
import { Fragment } from 'react';
import { defineEmail } from '../../email/define-email.ts';
import { InText, Lines, LinkButton, Paragraph, SectionTitle, Title } from '../../email/email-parts.ts';
import { h } from '../../email/email-render-context.ts';
import { localizeWith } from '../../language/localize-with.ts';
import { type OrderEmailProps, orderEmail } from './order-email.ts';
import { SAMPLE_ORDER_EMAIL } from './sample-order.ts';

interface AddressUnpaidEmailProps extends OrderEmailProps {
  /** What the new address costs more. */
  readonly more: Money;
  /** What store credit was to pay of it; 0 where it was to pay nothing. */
  readonly fromCredit: Money;
  /** What was paid for it and went back, to the bank or as store credit; null where nothing was paid in time. */
  readonly back: { readonly amount: Money; readonly toCredit: boolean } | null;
  /** The order could no longer go there before it was paid. */
  readonly isOutdated: boolean;
}

/** The email once a change of the address was not paid for in time, or came to nothing although it was. */
export const addressUnpaidEmail = defineEmail<AddressUnpaidEmailProps>({
  name: 'address-unpaid',
  label: 'New address not paid in time',
  sample: {
    ...SAMPLE_ORDER_EMAIL,
    ...{ more: money(8_214, 'USD'), fromCredit: money(5_000, 'USD') },
    ...{ back: null, isOutdated: false },
  },
  compose: (props) => {
    const { orderUrl, writing, fromCredit, back } = props;
    const localize = localizeWith(writing);
    const { storefront, shortId, address } = orderEmail(props);
    return {
      subject: localize(
        message('The address of your {brand} order {id} stays as it was', { brand: storefront, id: shortId }),
      ),
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(message('Your address stays as it was')) }),
        h(Paragraph, null, localize(whatHappened(props, shortId))),
        fromCredit.amount > 0
          ? h(
              Paragraph,
              null,
              localize(
                message('The {amount} of store credit that was to pay for it are yours again.', {
                  amount: { ...fromCredit, cents: 'always' },
                }),
              ),
            )
          : null,
        back && !back.toCredit
          ? h(
              Paragraph,
              null,
              localize(message('Depending on your bank it takes up to ten days until you see it.')),
            )
          : null,
        h(InText, null, h(SectionTitle, { text: localize(message('Deliver to')) })),
        h(Lines, { texts: address }),
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

const whatHappened = ({ back, more, isOutdated }: AddressUnpaidEmailProps, id: string): Message => {
  if (back)
    return message(
      'Your order {id} could not go to the new address any more. We have given you back the {amount} that you paid for it, and the first address stays.',
      { amount: { ...back.amount, cents: 'always' }, id },
    );
  if (isOutdated)
    return message(
      'Your order {id} can no longer go to the new address for the price that you saw. You were not charged, and we send it to this address, as before.',
      { id },
    );
  return message(
    'The {amount} that taxes and fees are more at the new address were not paid in time. You were not charged, and we send your order {id} to this address, as before.',
    { amount: { ...more, cents: 'always' }, id },
  );
};
