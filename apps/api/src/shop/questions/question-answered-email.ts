import { message } from '@counterpane/messages/message';
import { Fragment } from 'react';
import { defineEmail } from '../../email/define-email.ts';
import type { EmailFrame } from '../../email/email.ts';
import { LinkButton, Paragraph, Title, Typed } from '../../email/email-parts.ts';
import { h } from '../../email/email-render-context.ts';
import { localizeWith } from '../../language/localize-with.ts';
import { daysOf } from '../../order/emails/order-email.ts';

interface QuestionAnsweredProps extends EmailFrame {
  readonly product: string;
  /** ISO time. */
  readonly askedAt: string;
  readonly answer: string;
  readonly questionsUrl: string;
}

/** The email to who asked. It does not quote the question: a visitor who enters another person's address cannot send them text. */
export const questionAnsweredEmail = defineEmail<QuestionAnsweredProps>({
  name: 'question-answered',
  label: 'Question answered',
  sample: {
    product: 'Cloud Pillow',
    askedAt: '2026-11-20T12:00:00.000Z',
    answer: 'It can be washed at 60 degrees.',
    questionsUrl: 'http://localhost:3000/reviews/questions?product=pillow',
  },
  compose: ({ brand: { brand }, writing, language, product, askedAt, answer, questionsUrl }) => {
    const localize = localizeWith(writing);
    return {
      subject: localize(
        message('{brand} answers your question about {product}', { brand: brand.name, product }),
      ),
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(message('Here is your answer')) }),
        h(
          Paragraph,
          null,
          localize(
            message('You asked about {product} on {date}.', {
              product,
              date: daysOf(language).date(askedAt),
            }),
          ),
        ),
        h(Typed, { text: answer }),
        h(LinkButton, {
          href: questionsUrl,
          label: localize(message('See all questions')),
          lead: localize(message('All questions and answers:')),
          margin: '24px 0 0',
        }),
      ),
    };
  },
});
