import { message } from '@counterpane/messages/message';
import { Fragment } from 'react';
import { defineEmail } from '../../email/define-email.ts';
import type { EmailFrame } from '../../email/email.ts';
import { InText, Paragraph, Title } from '../../email/email-parts.ts';
import { h } from '../../email/email-render-context.ts';
import { localizeWith } from '../../language/localize-with.ts';

interface ContactEmailProps extends EmailFrame {
  readonly reference: string;
}

/**
 * Says that a message arrived. It does not quote the message: a visitor who enters another person's address cannot use us to send
 * them text.
 */
export const contactEmail = defineEmail<ContactEmailProps>({
  name: 'contact',
  label: 'Message received',
  sample: { reference: 'M7KQ4M2X' },
  compose: ({ brand: { brand }, writing, reference }) => {
    const localize = localizeWith(writing);
    return {
      subject: localize(message('{brand} has your message {reference}', { brand: brand.name, reference })),
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(message('We have your message')) }),
        h(
          Paragraph,
          null,
          localize(
            message(
              'Thank you for writing to us. Your message has the reference {reference}, and a person will answer it within one business day, from this address.',
              { reference },
            ),
          ),
        ),
        h(
          Paragraph,
          null,
          localize(
            message(
              'There is nothing you need to do. If you did not write to us, someone mistyped their address: you can ignore this message, and nothing else will follow.',
            ),
          ),
        ),
        h(InText, null, h(Paragraph, null, brand.name)),
      ),
    };
  },
});
