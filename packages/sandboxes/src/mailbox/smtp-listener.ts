import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { ReceivedMail } from './received-mail.ts';

interface SmtpListenerOptions {
  readonly port: number;
  readonly host: string;
  readonly onMail: (mail: Omit<ReceivedMail, 'id'>) => void;
}

/** An address without a mailbox: see DIFFERENCES.md. */
const REFUSED_DOMAIN = '@refused.example';
const CLOSES_WITHIN_MS = 500;

/** A mail server that takes everything for everyone, but for one domain. */
export const startSmtpListener = async ({ port, host, onMail }: SmtpListenerOptions) => {
  const server = new SMTPServer({
    banner: 'mailbox sandbox',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: CLOSES_WITHIN_MS,
    onRcptTo: ({ address }, _session, done) => done(refusalOf(address)),
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      simpleParser(stream)
        .then((parsed) => {
          onMail({
            receivedAt: new Date().toISOString(),
            messageId: parsed.messageId ?? '',
            from: parsed.from?.text ?? '',
            to,
            subject: parsed.subject ?? '',
            text: parsed.text ?? '',
            html: parsed.html || '',
            unsubscribe: unsubscribeOf(parsed),
          });
          done();
        })
        .catch(done);
    },
  });
  const address = await listen(server, port, host);
  return { url: urlOf(address), close: () => new Promise<void>((resolve) => server.close(resolve)) };
};

/** As the lines stand: the parser would take the addresses apart. */
const unsubscribeOf = ({ headerLines }: ParsedMail): ReceivedMail['unsubscribe'] => {
  const [address, post] = ['list-unsubscribe', 'list-unsubscribe-post'].map((name) => {
    const line = headerLines.find(({ key }) => key === name)?.line;
    return line
      ?.slice(line.indexOf(':') + 1)
      .replaceAll(/\r?\n\s*/g, ' ')
      .trim();
  });
  return address === undefined ? null : { address, post: post ?? '' };
};

const refusalOf = (address: string): Error | null =>
  address.endsWith(REFUSED_DOMAIN)
    ? Object.assign(new Error(`<${address}>: Recipient address rejected`), { responseCode: 550 })
    : null;

const listen = (server: SMTPServer, port: number, host: string): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    const listener = server.listen(port, host, () => {
      server.off('error', reject);
      // A sender that hangs up in the middle is no reason to fall.
      server.on('error', () => undefined);
      // A server that listens on TCP has an address with a port.
      resolve(listener.address() as AddressInfo);
    });
  });

const urlOf = ({ address, family, port }: AddressInfo): string =>
  `smtp://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
