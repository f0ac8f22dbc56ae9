import { type Message, message } from '@counterpane/messages/message';
import { Fragment } from 'react';
import { defineEmail } from '../../email/define-email.ts';
import type { EmailTemplate } from '../../email/email.ts';
import { Lines, LinkButton, Paragraph, Title, Typed } from '../../email/email-parts.ts';
import { h } from '../../email/email-render-context.ts';
import { localizeWith } from '../../language/localize-with.ts';
import { type OrderEmailProps, orderEmail } from './order-email.ts';
import { type OrderedThing, thingText } from './ordered-things.ts';
import { SAMPLE_ORDER_EMAIL } from './sample-order.ts';

interface ClaimEmailProps extends OrderEmailProps {
  readonly things: readonly OrderedThing[];
  /** What staff wrote; empty where they wrote nothing. */
  readonly told: string;
}

interface Words {
  readonly name: string;
  readonly label: string;
  readonly title: Message;
  subject(facts: { readonly brand: string; readonly id: string }): Message;
  readonly text: Message;
}

const SAMPLE = {
  ...SAMPLE_ORDER_EMAIL,
  things: [{ title: 'Cloud Pillow', quantity: 1 }],
  told: 'Please photograph the label at the seam too.',
};

/** An email about a claim: how far it is, and what comes next. */
export const claimEmail = (words: Words): EmailTemplate<ClaimEmailProps> =>
  defineEmail<ClaimEmailProps>({
    name: words.name,
    label: words.label,
    sample: SAMPLE,
    compose: (props) => {
      const { orderUrl, writing, things, told } = props;
      const localize = localizeWith(writing);
      const { storefront, shortId } = orderEmail(props);
      return {
        subject: localize(words.subject({ brand: storefront, id: shortId })),
        body: h(
          Fragment,
          null,
          h(Title, { text: localize(words.title) }),
          h(Paragraph, null, localize(words.text)),
          told === '' ? null : h(Typed, { text: told }),
          h(Paragraph, null, localize(message('Your claim for order {id}', { id: shortId }))),
          h(Lines, { texts: things.map((thing) => thingText(thing, localize)) }),
          h(LinkButton, {
            href: orderUrl,
            label: localize(message('See your order')),
            lead: localize(message('See it at any time:')),
            margin: '24px 0 0',
          }),
        ),
      };
    },
  });
