import { escapeHtml } from '../page/escape-html.ts';
import { MESSAGE_STYLE, renderMessage, type ShownMessage } from '../page/message-frame.ts';
import { SLATE_STYLE } from '../page/page-style.ts';
import { renderPage } from '../page/render-page.ts';

interface Named {
  /** A part of an address. */
  readonly name: string;
  readonly label: string;
}

/** The emails of a store with made-up facts. The store hands them in: a sandbox knows none. */
export interface EmailGallery {
  readonly emails: readonly Named[];
  /** In whose name each of them may be. */
  readonly frames: readonly Named[];
  /** Null where there is no such email, or nobody of the name. */
  readonly write: (email: string, frame: string) => (ShownMessage & { readonly subject: string }) | null;
}

export const renderGallery = ({ emails, frames }: EmailGallery): string =>
  renderPage({
    title: 'Emails',
    style: { href: '/lab.css' },
    body: `<p><a href="/">All providers</a></p>
<h1>Emails</h1>
<p class="note">Every email that the store sends, with made-up facts. Those that it has sent are in the mailbox.</p>
${emails
  .map(
    (email) => `<h2>${escapeHtml(email.label)}</h2>
<ul>${frames
      .map(
        (frame) =>
          `<li><a href="/emails/${email.name}/${frame.name}">${escapeHtml(email.label)} of ${escapeHtml(frame.label)}</a></li>`,
      )
      .join('\n')}</ul>`,
  )
  .join('\n')}`,
  });

/** The one page of the lab with styles of its own: they are the email's too, whose frame has the rights of its page. */
export const renderEmail = (email: ShownMessage & { readonly subject: string }): string =>
  renderPage({
    title: email.subject,
    style: `${SLATE_STYLE}${MESSAGE_STYLE}main { max-width: 76rem; padding: 2rem 1rem; }`,
    body: `<p><a href="/emails">All emails</a></p>
<h1>${escapeHtml(email.subject)}</h1>
${renderMessage(email)}`,
  });
