import { isLoopback } from '../../is-loopback.ts';

/**
 * A mail server's address as nodemailer is to use it: mail to another machine goes by TLS with a checked certificate or
 * not at all. It belongs into the URL, whose query nodemailer lets go before all options.
 * @example verifiedSmtpUrl('smtp://mail.example') // "smtp://mail.example?requireTLS=true&tls.rejectUnauthorized=true"
 */
export const verifiedSmtpUrl = (smtpUrl: string): string => {
  const url = new URL(smtpUrl);
  if (isLoopback(url.hostname)) return smtpUrl;
  if (url.protocol === 'smtp:') url.searchParams.set('requireTLS', 'true');
  url.searchParams.set('tls.rejectUnauthorized', 'true');
  return url.href;
};
