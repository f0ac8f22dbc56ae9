import type { Email } from '../../email/email.ts';
import { emailTheme } from '../../email/email-theme.ts';
import { orderConfirmationHtml } from './order-confirmation-html.ts';
import { orderConfirmationText } from './order-confirmation-text.ts';
import { type OrderEmailOptions, orderEmail } from './order-email.ts';

/** What the shopper is sent once the order is theirs: the order's page, as an email. */
export const orderConfirmationEmail = (options: OrderEmailOptions): Email => {
  const email = orderEmail(options);
  const { say, language } = options;
  const subject = say(`Your ${email.storefront} order ${email.shortId}`);
  return {
    subject,
    text: orderConfirmationText(email, say),
    html: orderConfirmationHtml(email, {
      theme: emailTheme(options.brand.theme),
      title: subject,
      say,
      language,
    }),
  };
};
