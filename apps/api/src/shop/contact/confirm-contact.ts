import { emailPage } from '../../email/email-page.ts';
import { emailTheme } from '../../email/email-theme.ts';
import { html } from '../../email/html.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { findRequest } from './store.ts';

/**
 * Confirms that a message arrived. Sent twice it is one e-mail, because its id is the request's. It does not quote
 * the message: a visitor who enters another person's address cannot use us to send them text.
 */
export const confirmContact = async (deps: OrderDeps, requestId: string): Promise<void> => {
  const { database, catalogue, email } = deps;
  const request = await findRequest(database.db, requestId);
  if (!request) throw new Error(`no message ${requestId} to confirm`);
  const { brand } = catalogue.getStorefront(request.storefront);
  const { name } = brand.brand;
  const { reference } = request;
  const subject = `${name} has your message ${reference}`;
  const paragraphs = [
    `Thank you for writing to us. Your message has the reference ${reference}, and a person will answer it within one business day, from this address.`,
    'There is nothing you need to do. If you did not write to us, somebody mistyped their address: you can ignore this message, and nothing else will follow.',
  ];
  const theme = emailTheme(brand.theme);
  await email.send({
    to: request.email,
    messageId: `contact.${requestId}`,
    subject,
    text: [...paragraphs, name].join('\n\n'),
    html: emailPage({
      subject,
      storefront: name,
      language: 'en',
      theme,
      body: html`<h1 style="margin:0 0 12px;font:32px/1.2 ${theme.display}">We have your message</h1>
${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px">${paragraph}</p>`)}
`,
    }),
  });
};
