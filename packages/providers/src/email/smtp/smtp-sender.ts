import { createTransport, type Transporter } from 'nodemailer';
import { type Email, EmailNotTaken, type EmailSender } from '../port.ts';
import { verifiedSmtpUrl } from './verified-smtp-url.ts';

interface SmtpSenderOptions {
  /** `smtps://user:password@host`, or `smtp://host:port`, which turns to TLS (STARTTLS) before it says anything. */
  readonly smtpUrl: string;
  /** Who it is from, with a name or without: `Halcyon <orders@halcyon.example>`. */
  readonly from: string;
  /** How long a server may be silent, and how long a connection is held for a next message, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Sends mail by SMTP (RFC 5321). A message goes over the connection of the one before it, if that is not long ago: to greet and
 * to encrypt anew takes longer than to send. Throws `EmailNotTaken` with the server's code alone.
 * @example smtpSender({ smtpUrl: 'smtp://localhost:2525', from: 'shop@example.com', timeoutMs: 10_000 })
 */
export const smtpSender = ({ smtpUrl, from, timeoutMs }: SmtpSenderOptions): EmailSender => {
  const transport = createTransport({
    url: verifiedSmtpUrl(smtpUrl),
    pool: true,
    idleTimeout: timeoutMs,
    // A connection that was cut costs one more try; what fails then comes up again in the outbox.
    maxRequeues: 1,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { send: (email) => send(transport, from, email) };
};

const send = async (transport: Transporter, from: string, email: Email): Promise<void> => {
  const { to, subject, text, html, messageId, unsubscribeUrl } = email;
  try {
    await transport.sendMail({
      from,
      // As an object it stays one address, whatever is in it.
      to: { name: '', address: to },
      subject,
      text,
      html,
      messageId: `<${messageId}@${domainOf(from)}>`,
      headers: unsubscribeUrl === undefined ? {} : unsubscribeHeaders(unsubscribeUrl),
    });
  } catch (error) {
    throw new EmailNotTaken(`the mail server did not take ${messageId} (${codesOf(error)})`);
  }
};

/** RFC 2369 and RFC 8058: with both, mail programs show a button that needs no page. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** @example domainOf('Halcyon <orders@halcyon.example>') // "halcyon.example" */
const domainOf = (from: string): string => from.slice(from.lastIndexOf('@') + 1).replace(/>\s*$/, '');

/** The server's words, and the original error with them, repeat the receiver's address: only its codes go on. */
const codesOf = (error: unknown): string => {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  return [code, responseCode].filter(Boolean).join(' ') || 'no code';
};
