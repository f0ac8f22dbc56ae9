import type { Translator } from '../../language/translator.ts';
import type { BrandLook } from './brand-look.ts';
import { type Html, html } from './html.ts';
import type { OrderEmail } from './order-email.ts';

interface EmailTheme {
  readonly look: BrandLook;
  readonly title: string;
  readonly say: Translator;
  readonly language: string;
}

/**
 * The message as mail programs take it: styles inside the tags, nothing fetched, no layout by tables. The one table is
 * one: things and their prices.
 */
export const emailHtml = (email: OrderEmail, { look, title, say, language }: EmailTheme): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background:${look.ground};color:${look.ink};font:16px/1.5 ${look.text}">
<div style="display:none;max-height:0;overflow:hidden">${email.lines[0]?.title ?? ''}. ${say('Total')} ${email.total}.</div>
<div role="article" aria-roledescription="email" aria-label="${title}" lang="${language}" style="max-width:600px;margin:0 auto;padding:24px 16px">
<p style="margin:0;padding:20px 28px;border-radius:14px 14px 0 0;background:${look.night};color:${look.onNight};font:24px/1.2 ${look.display}">${email.storefront}</p>
<div style="padding:28px;border-radius:0 0 14px 14px;background:${look.surface}">
<h1 style="margin:0 0 12px;font:32px/1.2 ${look.display}">${say('Thank you for your order')}</h1>
<p style="margin:0 0 24px">${say('Your order is placed.')} <strong>${email.shortId}</strong></p>
<p style="margin:0 0 32px"><a href="${email.orderUrl}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${look.accent};color:${look.onAccent};font-weight:600;text-decoration:none">${say('See your order')}</a></p>
${heading(say('What you ordered'), look)}
${priceTable(email, look, say)}
${email.included && html`<p style="margin:0;font-size:14px">${email.included}</p>`}
${email.saving && html`<p style="margin:8px 0 0;color:${look.positive}">${email.saving}</p>`}
${email.payment && html`<p style="margin:8px 0 0">${email.payment}</p>`}
${heading(say('Delivered to'), look)}
<p style="margin:0">${lines(email.address)}</p>
${heading(say('Good to know'), look)}
<p style="margin:0">${lines(email.promises)}</p>
</div>
</div>
</body>
</html>
`.markup;

const heading = (title: string, look: BrandLook): Html =>
  html`<h2 style="margin:32px 0 8px;font:20px/1.3 ${look.display}">${title}</h2>`;

const lines = (texts: readonly string[]): Html[] => texts.map((text) => html`${text}<br>`);

/** How the rows differ: things stand apart, sums close together, and the total is read first. */
const THING = 'padding:10px 0;font-weight:400';
const SUM = 'padding:4px 0;border-top:0;font-weight:400';
const TOTAL = 'padding:12px 0;font-size:18px;font-weight:700';

const priceTable = (email: OrderEmail, look: BrandLook, say: Translator): Html => {
  const sums = email.sums.map(({ title, amount }) => ({ title, details: [], price: amount }));
  const total = { title: say('Total'), details: [], price: email.total };
  return html`<table style="width:100%;border-collapse:collapse">
<tbody>${email.lines.map((line) => row(line, look, THING))}</tbody>
<tbody style="border-top:1px solid ${look.line}">${sums.map((sum) => row(sum, look, SUM))}</tbody>
<tbody>${row(total, look, TOTAL)}</tbody>
</table>`;
};

const row = (
  { title, details, price }: OrderEmail['lines'][number],
  { line, muted }: BrandLook,
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
