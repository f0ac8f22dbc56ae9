import { message } from '@counterpane/messages/message';
import { type Money, money } from '@counterpane/rules/money/money';
import { Fragment } from 'react';
import { defineEmail } from '../../email/define-email.ts';
import { LinkButton, Paragraph, Title } from '../../email/email-parts.ts';
import { h } from '../../email/email-render-context.ts';
import { localizeWith } from '../../language/localize-with.ts';
import { daysOf, type OrderEmailProps, orderEmail } from './order-email.ts';
import { SAMPLE_ORDER_EMAIL } from './sample-order.ts';

interface ChargedEmailProps extends OrderEmailProps {
  readonly amount: Money;
  /** Nothing has left for it: the money would not have been held until then. */
  readonly isAhead: boolean;
  /** ISO time until which the rest is charged; null where nothing is on hold any more. */
  readonly restAtLatest: string | null;
}

/** The email when money that was held for an order is taken: how much, from what, and when the rest is [R048]. */
export const chargedEmail = defineEmail<ChargedEmailProps>({
  name: 'charged',
  label: 'Charged as it ships',
  sample: {
    ...SAMPLE_ORDER_EMAIL,
    amount: money(75_408, 'USD'),
    isAhead: false,
    restAtLatest: '2026-12-02T09:00:00.000Z',
  },
  compose: (props) => {
    const { orderUrl, writing, language, amount, isAhead, restAtLatest } = props;
    const localize = localizeWith(writing);
    const { storefront, shortId, payment } = orderEmail(props);
    const sum = { ...amount, cents: 'always' } as const;
    const texts = [
      localize(message('We have charged {amount} for your order {id}.', { amount: sum, id: shortId })),
      isAhead &&
        localize(
          message(
            'Not everything has shipped yet. The hold on your money was about to end, so we charge for it now.',
          ),
        ),
      restAtLatest &&
        localize(
          message('The rest is charged when it ships, on {date} at the latest.', {
            date: daysOf(language).date(restAtLatest),
          }),
        ),
      payment,
    ].filter((text) => typeof text === 'string');
    return {
      subject: localize(
        message('{amount} charged for your {brand} order {id}', {
          amount: sum,
          brand: storefront,
          id: shortId,
        }),
      ),
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(message('Your charge')) }),
        ...texts.map((text) => h(Paragraph, { key: text }, text)),
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
