import type { EmailTheme } from './email-theme.ts';
import { type Html, html } from './html.ts';

interface EmailPage {
  readonly subject: string;
  /** The brand's name, over everything. */
  readonly storefront: string;
  readonly language: string;
  readonly theme: EmailTheme;
  /** What a list of messages shows beside the subject. */
  readonly preview?: string;
  readonly body: Html;
}

/** The frame of every message, as mail programs take it: styles inside the tags, and nothing fetched. */
export const emailPage = ({ subject, storefront, language, theme, preview, body }: EmailPage): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:${theme.ground};color:${theme.ink};font:16px/1.5 ${theme.text}">
${
  preview === undefined
    ? ''
    : html`<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
`
}<div role="article" aria-roledescription="email" aria-label="${subject}" lang="${language}" style="max-width:600px;margin:0 auto;padding:24px 16px">
<p style="margin:0;padding:20px 28px;border-radius:14px 14px 0 0;background:${theme.night};color:${theme.onNight};font:24px/1.2 ${theme.display}">${storefront}</p>
<div style="padding:28px;border-radius:0 0 14px 14px;background:${theme.surface}">
${body}</div>
</div>
</body>
</html>
`.markup;
