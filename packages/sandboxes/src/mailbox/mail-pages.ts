import { escapeHtml } from '../page/escape-html.ts';
import { MESSAGE_STYLE, renderMessage } from '../page/message-frame.ts';
import { SLATE_STYLE } from '../page/page-style.ts';
import { renderPage } from '../page/render-page.ts';
import type { ReceivedMail } from './received-mail.ts';

export const renderList = (mails: readonly ReceivedMail[]): string =>
  renderMailPage(
    'Mailbox',
    `<h1>Mailbox</h1>
<p class="note">What the store has sent, the newest first. Nothing leaves this machine.</p>
${mails.length === 0 ? '<p>No mail yet.</p>' : `<ol class="mails">${mails.map(renderEntry).join('')}</ol>`}`,
  );

export const renderMail = (mail: ReceivedMail): string =>
  renderMailPage(
    mail.subject,
    `<p><a href="/">All mail</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl>
<div><dt>From</dt><dd>${escapeHtml(mail.from)}</dd></div>
<div><dt>To</dt><dd>${escapeHtml(mail.to.join(', '))}</dd></div>
<div><dt>Received</dt><dd>${time(mail)}</dd></div>
<div><dt>Message-ID</dt><dd>${escapeHtml(mail.messageId)}</dd></div>
${renderUnsubscribe(mail)}</dl>
${renderMessage(mail)}`,
  );

/** Mail that an older version has stored has no such field. */
const renderUnsubscribe = ({ unsubscribe = null }: Partial<ReceivedMail>): string =>
  unsubscribe === null
    ? ''
    : `<div><dt>Unsubscribe</dt><dd>${escapeHtml(`${unsubscribe.address} ${unsubscribe.post}`)}</dd></div>\n`;

export const renderMissing = (): string =>
  renderMailPage('No such mail', '<h1>No such mail</h1><p><a href="/">All mail</a></p>');

const renderEntry = (mail: ReceivedMail): string => `<li>
<a href="/messages/${mail.id}">${escapeHtml(mail.subject)}</a>
<span>to ${escapeHtml(mail.to.join(', '))}, ${time(mail)}</span>
</li>`;

const time = ({ receivedAt }: ReceivedMail): string =>
  `<time datetime="${receivedAt}">${receivedAt.slice(0, 19).replace('T', ' ')} UTC</time>`;

const renderMailPage = (title: string, body: string): string => renderPage({ title, body, style: STYLE });

const STYLE = `${SLATE_STYLE}${MESSAGE_STYLE}main { max-width: 76rem; padding: 2rem 1rem; }
.note { font-size: 1rem; }
.mails span { color: var(--faint); }
.mails { padding: 0; list-style: none; }
.mails li { padding: .75rem 0; border-top: 1px solid #c8ced8; }
.mails a { display: block; font-weight: 600; }
dl div { display: flex; gap: .75rem; }
dt { flex: 0 0 6rem; color: var(--faint); }
dd { margin: 0; }
`;
