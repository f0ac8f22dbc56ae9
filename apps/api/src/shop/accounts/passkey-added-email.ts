import { message } from '@counterpane/messages/message';
import { Fragment } from 'react';
import { defineEmail } from '../../email/define-email.ts';
import type { EmailFrame } from '../../email/email.ts';
import { LinkButton, Paragraph, Title } from '../../email/email-parts.ts';
import { h } from '../../email/email-render-context.ts';
import { localizeWith } from '../../language/localize-with.ts';
import { daysOf } from '../../order/emails/order-email.ts';

interface PasskeyAddedEmailProps extends EmailFrame {
  /** What its owner called it. */
  readonly name: string;
  /** ISO time. */
  readonly addedAt: string;
  /** Where passkeys are removed. */
  readonly passkeysUrl: string;
}

/** Tells the owner of an account that a passkey opens it from now on: it outlasts every session. */
export const passkeyAddedEmail = defineEmail<PasskeyAddedEmailProps>({
  name: 'passkey-added',
  label: 'Passkey added',
  sample: {
    name: 'Phone',
    addedAt: '2026-11-20T12:00:00.000Z',
    passkeysUrl: 'http://localhost:3000/my-account/data',
  },
  compose: ({ brand: { brand }, writing, language, name, addedAt, passkeysUrl }) => {
    const localize = localizeWith(writing);
    return {
      subject: localize(message('A passkey was added to your {brand} account', { brand: brand.name })),
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(message('A new passkey')) }),
        h(
          Paragraph,
          null,
          localize(
            message('The passkey “{name}” was added on {date}. It signs in to your account from now on.', {
              name,
              date: daysOf(language).date(addedAt),
            }),
          ),
        ),
        h(
          Paragraph,
          { style: { margin: '0 0 24px' } },
          localize(message('If you did not add it, remove it and end the sessions that you do not know.')),
        ),
        h(LinkButton, {
          href: passkeysUrl,
          label: localize(message('See your passkeys')),
          lead: localize(message('See your passkeys and devices:')),
          margin: '0',
        }),
      ),
    };
  },
});
