import { message } from '@counterpane/messages/message';
import { Fragment } from 'react';
import { defineEmail } from '../../email/define-email.ts';
import type { EmailFrame } from '../../email/email.ts';
import { LinkButton, Paragraph, Title } from '../../email/email-parts.ts';
import { h } from '../../email/email-render-context.ts';
import { emailTheme } from '../../email/email-theme.ts';
import { localizeWith } from '../../language/localize-with.ts';

interface SignInEmailProps extends EmailFrame {
  /** As it is read: in two groups. */
  readonly code: string;
  readonly signInUrl: string;
}

/** The code and the link that sign a customer in. It does not say whether there is an account. */
export const signInEmail = defineEmail<SignInEmailProps>({
  name: 'sign-in',
  label: 'Code to sign in',
  sample: { code: '482 915', signInUrl: 'http://localhost:3000/login?link=sample' },
  compose: ({ brand: { brand, theme }, writing, code, signInUrl }) => {
    const localize = localizeWith(writing);
    const { muted } = emailTheme(theme);
    const large = { margin: '0 0 8px', fontSize: 34, fontWeight: 600, letterSpacing: '0.08em' };
    return {
      subject: localize(message('{code} is your {brand} sign-in code', { code, brand: brand.name })),
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(message('Your sign-in code')) }),
        h(Paragraph, { style: large }, code),
        h(
          Paragraph,
          { style: { margin: '0 0 24px', color: muted } },
          localize(message('It works once, for {count} minutes.', { count: 10 })),
        ),
        h(LinkButton, {
          href: signInUrl,
          label: localize(message('Sign in')),
          lead: localize(message('Or sign in with this link, on any device:')),
        }),
        h(
          Paragraph,
          { style: { margin: 0, color: muted } },
          localize(
            message(
              'We will never ask you for this code. If you did not ask for it, you can ignore this email: no one can sign in without it.',
            ),
          ),
        ),
      ),
    };
  },
});
