import { brandLook } from './brand-look.ts';
import { html } from './html.ts';
import type { Email } from './order-confirmation.ts';
import { type OrderEmailOptions, orderEmail } from './order-email.ts';

/** What is sent when somebody asks for a new link: nothing of the order but its number, and the link. */
export const orderLinkEmail = (options: OrderEmailOptions): Email => {
  const { brand, orderUrl, say, language } = options;
  const { storefront, shortId } = orderEmail(options);
  const subject = say(`A new link to your ${storefront} order ${shortId}`);
  const lead = say(`Here is the new link to your order ${shortId}. It works for 90 days.`);
  const note = say('If you did not ask for it, there is nothing to do: it came to you alone.');
  const look = brandLook(brand.theme);
  return {
    subject,
    text: [lead, orderUrl, note].join('\n\n'),
    html: html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:${look.ground};color:${look.ink};font:16px/1.5 ${look.text}">
<div role="article" aria-roledescription="email" aria-label="${subject}" lang="${language}" style="max-width:600px;margin:0 auto;padding:24px 16px">
<p style="margin:0;padding:20px 28px;border-radius:14px 14px 0 0;background:${look.night};color:${look.onNight};font:24px/1.2 ${look.display}">${storefront}</p>
<div style="padding:28px;border-radius:0 0 14px 14px;background:${look.surface}">
<h1 style="margin:0 0 12px;font:32px/1.2 ${look.display}">${say('Your new link')}</h1>
<p style="margin:0 0 24px">${lead}</p>
<p style="margin:0 0 24px"><a href="${orderUrl}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${look.accent};color:${look.onAccent};font-weight:600;text-decoration:none">${say('See your order')}</a></p>
<p style="margin:0;color:${look.muted}">${note}</p>
</div>
</div>
</body>
</html>
`.markup,
  };
};
