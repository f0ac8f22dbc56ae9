import { displayMoney } from '@counterpane/rules/money/display';
import type { Money } from '@counterpane/rules/money/money';
import type { Email } from '../../email/email.ts';
import { emailPage } from '../../email/email-page.ts';
import { emailTheme } from '../../email/email-theme.ts';
import { html } from '../../email/html.ts';
import { type OrderEmailOptions, orderEmail } from './order-email.ts';

interface RefundEmailOptions extends OrderEmailOptions {
  readonly amount: Money;
  /** The items that it was for; empty where it was an amount. */
  readonly things: readonly { readonly title: string; readonly quantity: number }[];
}

/**
 * The e-mail to the shopper after a refund: how much, for what, and to which card. The reason is only for staff.
 */
export const refundEmail = (options: RefundEmailOptions): Email => {
  const { brand, orderUrl, say, language, amount, things } = options;
  const { storefront, shortId } = orderEmail(options);
  const sum = displayMoney(amount, 'always');
  const subject = say(`${sum} refunded for your ${storefront} order ${shortId}`);
  const lead = say(`We have given ${sum} of your order ${shortId} back to what it was paid with.`);
  const wait = say('Depending on your bank it takes up to ten days until you see it.');
  const list = things.map(({ title, quantity }) => say(quantity > 1 ? `${quantity} × ${title}` : title));
  return {
    subject,
    text: [
      lead,
      ...(list.length > 0 ? [[say('What it was for').toUpperCase(), ...list].join('\n')] : []),
      wait,
      `${say('See it at any time:')}\n${orderUrl}`,
    ].join('\n\n'),
    html: refundHtml(
      { subject, lead, wait, list, storefront, orderUrl, say, language },
      emailTheme(brand.theme),
    ),
  };
};

type Words = Pick<RefundEmailOptions, 'orderUrl' | 'say' | 'language'> &
  Readonly<Record<'subject' | 'lead' | 'wait' | 'storefront', string>> & { readonly list: readonly string[] };

const refundHtml = (
  { subject, lead, wait, list, storefront, orderUrl, say, language }: Words,
  theme: ReturnType<typeof emailTheme>,
): string =>
  emailPage({
    subject,
    storefront,
    language,
    theme,
    body: html`<h1 style="margin:0 0 12px;font:32px/1.2 ${theme.display}">${say('Your refund')}</h1>
<p style="margin:0 0 16px">${lead}</p>
${list.map((thing) => html`<p style="margin:0 0 4px">${thing}</p>`)}
<p style="margin:16px 0 24px;color:${theme.muted}">${wait}</p>
<p style="margin:0"><a href="${orderUrl}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${theme.accent};color:${theme.onAccent};font-weight:600;text-decoration:none">${say('See your order')}</a></p>
`,
  });
