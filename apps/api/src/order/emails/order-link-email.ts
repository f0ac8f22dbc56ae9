import type { Email } from '../../email/email.ts';
import { emailPage } from '../../email/email-page.ts';
import { emailTheme } from '../../email/email-theme.ts';
import { html } from '../../email/html.ts';
import { type OrderEmailOptions, orderEmail } from './order-email.ts';

/** The e-mail with a new link: it holds the order's number and the link, and nothing else about the order. */
export const orderLinkEmail = (options: OrderEmailOptions): Email => {
  const { brand, orderUrl, say, language } = options;
  const { storefront, shortId } = orderEmail(options);
  const subject = say(`A new link to your ${storefront} order ${shortId}`);
  const lead = say(`Here is the new link to your order ${shortId}. It works for 90 days.`);
  const note = say('If you did not ask for it, there is nothing to do: it came to you alone.');
  const theme = emailTheme(brand.theme);
  return {
    subject,
    text: [lead, orderUrl, note].join('\n\n'),
    html: emailPage({
      subject,
      storefront,
      language,
      theme,
      body: html`<h1 style="margin:0 0 12px;font:32px/1.2 ${theme.display}">${say('Your new link')}</h1>
<p style="margin:0 0 24px">${lead}</p>
<p style="margin:0 0 24px"><a href="${orderUrl}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${theme.accent};color:${theme.onAccent};font-weight:600;text-decoration:none">${say('See your order')}</a></p>
<p style="margin:0;color:${theme.muted}">${note}</p>
`,
    }),
  };
};
