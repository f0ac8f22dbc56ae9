import { emailPage } from '../../email/email-page.ts';
import type { EmailTheme } from '../../email/email-theme.ts';
import { type Html, html } from '../../email/html.ts';
import type { Translator } from '../../language/translator.ts';
import type { OrderEmail } from './order-email.ts';

interface EmailFrame {
  readonly theme: EmailTheme;
  readonly title: string;
  readonly say: Translator;
  readonly language: string;
}

/** What was ordered. Nothing is laid out by tables: the one table is one, of things and their prices. */
export const orderConfirmationHtml = (
  email: OrderEmail,
  { theme, title, say, language }: EmailFrame,
): string =>
  emailPage({
    subject: title,
    storefront: email.storefront,
    language,
    theme,
    preview: `${email.lines[0]?.title ?? ''}. ${say('Total')} ${email.total}.`,
    body: html`<h1 style="margin:0 0 12px;font:32px/1.2 ${theme.display}">${say('Thank you for your order')}</h1>
<p style="margin:0 0 24px">${say('Your order is placed.')} <strong>${email.shortId}</strong></p>
<p style="margin:0 0 32px"><a href="${email.orderUrl}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${theme.accent};color:${theme.onAccent};font-weight:600;text-decoration:none">${say('See your order')}</a></p>
${heading(say('What you ordered'), theme)}
${priceTable(email, theme, say)}
${email.included && html`<p style="margin:0;font-size:14px">${email.included}</p>`}
${email.saving && html`<p style="margin:8px 0 0;color:${theme.positive}">${email.saving}</p>`}
${email.payment && html`<p style="margin:8px 0 0">${email.payment}</p>`}
${heading(say('Delivered to'), theme)}
<p style="margin:0">${lines(email.address)}</p>
${heading(say('Good to know'), theme)}
<p style="margin:0">${lines(email.promises)}</p>
`,
  });

const heading = (title: string, theme: EmailTheme): Html =>
  html`<h2 style="margin:32px 0 8px;font:20px/1.3 ${theme.display}">${title}</h2>`;

const lines = (texts: readonly string[]): Html[] => texts.map((text) => html`${text}<br>`);

/** Styles of the rows: items stand apart, sums close together, and the total is prominent. */
const THING = 'padding:10px 0;font-weight:400';
const SUM = 'padding:4px 0;border-top:0;font-weight:400';
const TOTAL = 'padding:12px 0;font-size:18px;font-weight:700';

const priceTable = (email: OrderEmail, theme: EmailTheme, say: Translator): Html => {
  const sums = email.sums.map(({ title, amount }) => ({ title, details: [], price: amount }));
  const total = { title: say('Total'), details: [], price: email.total };
  return html`<table style="width:100%;border-collapse:collapse">
<tbody>${email.lines.map((line) => row(line, theme, THING))}</tbody>
<tbody style="border-top:1px solid ${theme.line}">${sums.map((sum) => row(sum, theme, SUM))}</tbody>
<tbody>${row(total, theme, TOTAL)}</tbody>
</table>`;
};

const row = (
  { title, details, price }: OrderEmail['lines'][number],
  { line, muted }: EmailTheme,
  style: string,
): Html => {
  const cell = `border-top:1px solid ${line};vertical-align:top;${style}`;
  return html`<tr>
<th scope="row" style="${cell};text-align:left">${title}${details.map(
    (detail) => html`<br><span style="font-size:14px;color:${muted}">${detail}</span>`,
  )}</th>
<td style="${cell};padding-left:16px;text-align:right;white-space:nowrap">${price}</td>
</tr>
`;
};
