import { type Message, type MessageOrText, message } from '@counterpane/messages/message';
import { Fragment } from 'react';
import { defineEmail } from '../../../email/define-email.ts';
import type { EmailTemplate } from '../../../email/email.ts';
import { LinkButton, Paragraph, Title, Typed } from '../../../email/email-parts.ts';
import { h } from '../../../email/email-render-context.ts';
import { localizeWith } from '../../../language/localize-with.ts';
import { type OrderEmailProps, orderEmail } from '../../../order/emails/order-email.ts';
import { SAMPLE_ORDER_EMAIL } from '../../../order/emails/sample-order.ts';

interface ReviewEmailProps extends OrderEmailProps {
  readonly product: string;
  /** Why it was left out; null where it was not. */
  readonly reason: Message | null;
  /** What staff wrote, to the writer or below the review; empty where they wrote nothing. */
  readonly words: string;
}

interface Words {
  readonly name: string;
  readonly label: string;
  readonly title: Message;
  subject(facts: { readonly brand: string; readonly product: string }): Message;
  readonly text: MessageOrText;
  /** Only the email about a review that was left out has one. */
  readonly reason?: Message;
}

/** An email about a review to who wrote it: what became of it, and where it can be changed. */
export const reviewEmail = (told: Words): EmailTemplate<ReviewEmailProps> =>
  defineEmail<ReviewEmailProps>({
    name: told.name,
    label: told.label,
    sample: {
      ...SAMPLE_ORDER_EMAIL,
      product: 'Cloud Pillow',
      reason: told.reason ?? null,
      words: 'Thank you for your 5 stars.',
    },
    compose: (props) => {
      const { orderUrl, writing, product, reason, words } = props;
      const localize = localizeWith(writing);
      const { storefront, shortId } = orderEmail(props);
      return {
        subject: localize(told.subject({ brand: storefront, product })),
        body: h(
          Fragment,
          null,
          h(Title, { text: localize(told.title) }),
          h(Paragraph, null, localize(told.text)),
          reason && h(Paragraph, null, localize(reason)),
          words === '' ? null : h(Typed, { text: words }),
          h(
            Paragraph,
            null,
            localize(message('Your review of {product} from order {id}', { product, id: shortId })),
          ),
          h(LinkButton, {
            href: orderUrl,
            label: localize(message('See your review')),
            lead: localize(message('You can change it or withdraw it at any time:')),
            margin: '24px 0 0',
          }),
        ),
      };
    },
  });
