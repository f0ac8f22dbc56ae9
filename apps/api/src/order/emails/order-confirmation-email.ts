import { emailHtml } from './email-html.ts';
import { emailText } from './email-text.ts';
import { emailTheme } from './email-theme.ts';
import { type OrderEmailOptions, orderEmail } from './order-email.ts';

export interface Email {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What the shopper is sent once the order is theirs: the order's page, as an email. */
export const orderConfirmationEmail = (options: OrderEmailOptions): Email => {
  const email = orderEmail(options);
  const { say, language } = options;
  const subject = say(`Your ${email.storefront} order ${email.shortId}`);
  return {
    subject,
    text: emailText(email, say),
    html: emailHtml(email, { theme: emailTheme(options.brand.theme), title: subject, say, language }),
  };
};
