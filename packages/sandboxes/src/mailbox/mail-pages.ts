import { escapeHtml } from '../stripe/html-page.ts';
import type { ReceivedMail } from './received-mail.ts';

export const renderList = (mails: readonly ReceivedMail[]): string =>
  renderPage(
    'Mailbox',
    `<h1>Mailbox</h1>
<p class="note">What the store has sent, the newest first. Nothing leaves this machine.</p>
${mails.length === 0 ? '<p>No mail yet.</p>' : `<ol class="mails">${mails.map(renderEntry).join('')}</ol>`}`,
  );

/** The HTML in a frame that runs nothing, as a mail program shows it, and the text as the others show it. */
export const renderMail = (mail: ReceivedMail): string =>
  renderPage(
    mail.subject,
    `<p><a href="/">All mail</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl>
<div><dt>From</dt><dd>${escapeHtml(mail.from)}</dd></div>
<div><dt>To</dt><dd>${escapeHtml(mail.to.join(', '))}</dd></div>
<div><dt>Received</dt><dd>${time(mail)}</dd></div>
<div><dt>Message-ID</dt><dd>${escapeHtml(mail.messageId)}</dd></div>
</dl>
<div class="forms">
<div><h2>HTML</h2>${mail.html === '' ? '<p>None.</p>' : frame(mail)}</div>
<div><h2 id="text">Text</h2><pre tabindex="0" aria-labelledby="text" role="region">${escapeHtml(mail.text)}</pre></div>
</div>`,
  );

export const renderMissing = (): string =>
  renderPage('No such mail', '<h1>No such mail</h1><p><a href="/">All mail</a></p>');

const renderEntry = (mail: ReceivedMail): string => `<li>
<a href="/messages/${mail.id}">${escapeHtml(mail.subject)}</a>
<span>to ${escapeHtml(mail.to.join(', '))}, ${time(mail)}</span>
</li>`;

const time = ({ receivedAt }: ReceivedMail): string =>
  `<time datetime="${receivedAt}">${receivedAt.slice(0, 19).replace('T', ' ')} UTC</time>`;

/** Links open beside it: the pages they lead to refuse to be shown in a frame. */
const frame = ({ html }: ReceivedMail): string => {
  const base = '<base target="_blank">';
  const shown = /<head[\s>]/i.test(html) ? html.replace(/<head(\s[^>]*)?>/i, `$&${base}`) : `${base}${html}`;
  return `<iframe title="The message as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(shown)}"></iframe>`;
};

const renderPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1a1f36; background: #f6f8fa; }
main { max-width: 76rem; margin: 0 auto; padding: 2rem 1rem; overflow-wrap: anywhere; }
a { color: #0a4fbd; }
.note, .mails span { color: #4f566b; }
.mails { padding: 0; list-style: none; }
.mails li { padding: .75rem 0; border-top: 1px solid #c8ced8; }
.mails a { display: block; font-weight: 600; }
dl div { display: flex; gap: .75rem; }
dt { flex: 0 0 6rem; color: #4f566b; }
dd { margin: 0; }
.forms { display: flex; flex-wrap: wrap; gap: 1.5rem; }
.forms > div { flex: 1 1 22rem; min-width: 0; }
iframe, pre { box-sizing: border-box; width: 100%; height: 44rem; margin: 0; border: 1px solid #697386; background: #fff; }
pre { padding: 1rem; overflow: auto; white-space: pre-wrap; }
</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
