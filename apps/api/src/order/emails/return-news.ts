import { type AmountValue, type Message, message } from '@counterpane/messages/message';
import { type Money, money } from '@counterpane/rules/money/money';
import { Fragment } from 'react';
import { defineEmail } from '../../email/define-email.ts';
import type { EmailTemplate } from '../../email/email.ts';
import { InText, Lines, LinkButton, Paragraph, SectionTitle, Title, Typed } from '../../email/email-parts.ts';
import { h } from '../../email/email-render-context.ts';
import { localizeWith } from '../../language/localize-with.ts';
import { NotCharged } from './not-charged.ts';
import { daysOf, type OrderEmailProps, orderEmail } from './order-email.ts';
import { type OrderedThing, thingText } from './ordered-things.ts';
import { SAMPLE_ORDER_EMAIL } from './sample-order.ts';

interface ReturnEmailProps extends OrderEmailProps {
  readonly things: readonly OrderedThing[];
  readonly refund: Money;
  /** It is given as store credit [R051]. */
  readonly toCredit: boolean;
  /** What was only held of it and is not charged any more. */
  readonly notCharged: Money;
  /** What staff wrote; empty where they wrote nothing. */
  readonly told: string;
  /** What comes instead of it; null where it is sent back for money. */
  readonly exchange: string | null;
  /** What store credit pays of that, or had paid; 0 where it costs no more. */
  readonly fromCredit: Money;
  /** What a card paid of it. */
  readonly byCard: Money;
  /** ISO day; null where none is agreed. */
  readonly collectOn: string | null;
  readonly labelUrl: string | null;
}

interface Words {
  readonly name: string;
  readonly label: string;
  readonly title: Message;
  subject(facts: { readonly brand: string; readonly id: string }): Message;
  text(id: string): Message;
  /** Above the things, where they are not sent back. */
  readonly heading?: Message;
  /** What becomes of the money; nothing is said where none comes back. */
  money?(refund: Money): Message;
  /** Whether it tells how it is fetched. */
  readonly tellsWay?: true;
  /** What is sent in exchange, and when. */
  exchange?(thing: string): Message;
  /** What becomes of the store credit that pays for an exchange. */
  credit?(amount: AmountValue): Message;
  /** What a card paid for an exchange. */
  card?(amount: AmountValue): Message;
  /** What its preview is made from, where that is something else. */
  readonly sample?: Partial<
    Pick<ReturnEmailProps, 'things' | 'refund' | 'exchange' | 'fromCredit' | 'byCard' | 'told'>
  >;
}

const SAMPLE = {
  ...SAMPLE_ORDER_EMAIL,
  things: [{ title: 'Cloud Pillow', quantity: 2 }],
  refund: money(6_104, 'USD'),
  notCharged: money(0, 'USD'),
  toCredit: false,
  exchange: null,
  fromCredit: money(0, 'USD'),
  byCard: money(0, 'USD'),
  told: 'Two people ring before they come. Please take the sheets off.',
  collectOn: '2026-12-03',
  labelUrl: null,
};

/** An email about a return: how far it is, what comes next, and what comes back. */
export const returnEmail = (words: Words): EmailTemplate<ReturnEmailProps> =>
  defineEmail<ReturnEmailProps>({
    name: words.name,
    label: words.label,
    sample: { ...SAMPLE, ...words.sample },
    compose: (props) => {
      const { orderUrl, writing, language, things, refund, notCharged, told, collectOn, labelUrl } = props;
      const { exchange, fromCredit, byCard, toCredit } = props;
      const localize = localizeWith(writing);
      const { storefront, shortId } = orderEmail(props);
      const say = (text: Message) => h(Paragraph, null, localize(text));
      const sayAmount = (text: Message | undefined, { amount }: Money) =>
        text && amount > 0 ? h(Paragraph, { style: { margin: '16px 0 24px' } }, localize(text)) : null;
      const day = collectOn === null ? null : daysOf(language).day(collectOn);
      return {
        subject: localize(words.subject({ brand: storefront, id: shortId })),
        body: h(
          Fragment,
          null,
          h(Title, { text: localize(words.title) }),
          say(words.text(shortId)),
          told === '' ? null : h(Typed, { text: told }),
          words.tellsWay && day !== null ? say(message('It is collected on {date}.', { date: day })) : null,
          h(
            InText,
            null,
            h(SectionTitle, { text: localize(words.heading ?? message('What you send back')) }),
          ),
          h(Lines, { texts: things.map((thing) => thingText(thing, localize)) }),
          words.exchange && exchange !== null
            ? h(Paragraph, { style: { margin: '16px 0 0' } }, localize(words.exchange(exchange)))
            : null,
          sayAmount(words.credit?.({ ...fromCredit, cents: 'always' }), fromCredit),
          sayAmount(words.card?.({ ...byCard, cents: 'always' }), byCard),
          sayAmount(words.money && (toCredit ? creditText(refund) : words.money(refund)), refund),
          notCharged.amount > 0 ? h(NotCharged, { amount: notCharged, localize }) : null,
          words.tellsWay && labelUrl !== null
            ? h(LinkButton, { href: labelUrl, label: localize(message('Print the return label')) })
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

const creditText = (refund: Money): Message =>
  message('You get {amount} of store credit for it once we have it.', {
    amount: { ...refund, cents: 'always' },
  });
