import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type Mailbox, startMailbox } from '@counterpane/sandboxes/mailbox/mailbox';
import type { ReceivedMail } from '@counterpane/sandboxes/mailbox/received-mail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Email, EmailNotTaken } from '../port.ts';
import { smtpSender } from './smtp-sender.ts';

const FROM = 'Halcyon <orders@halcyon.example>';
const LETTER: Email = {
  to: 'ada@shopper.example',
  subject: 'Your Halcyon order — “7KQ4”',
  text: 'Total: £1,049.00\nThank you, Zoë',
  html: '<p>Total: <b>£1,049.00</b></p>',
  messageId: 'order-confirmation.7kq4',
};

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox({ smtpPort: 0, webPort: 0, host: '127.0.0.1' });
});
afterAll(() => mailbox.close());

const senderTo = (smtpUrl: string) => smtpSender({ smtpUrl, from: FROM, timeoutMs: 300 });

const received = async (): Promise<ReceivedMail[]> => (await fetch(`${mailbox.url}/messages`)).json();

/** What sending ended with, as a log might write it down. */
const failureOf = async (smtpUrl: string, email: Email): Promise<string> => {
  const error: unknown = await senderTo(smtpUrl)
    .send(email)
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof EmailNotTaken)) throw new Error(`expected EmailNotTaken, got ${error}`);
  return JSON.stringify([error, error.message, error.stack, error.cause]);
};

describe('mail by SMTP', () => {
  it('arrives as it was written, as text and as HTML', async () => {
    await senderTo(mailbox.smtpUrl).send(LETTER);
    expect(await received()).toMatchObject([
      {
        to: ['ada@shopper.example'],
        from: '"Halcyon" <orders@halcyon.example>',
        subject: LETTER.subject,
        text: expect.stringContaining(LETTER.text),
        html: expect.stringContaining(LETTER.html),
      },
    ]);
  });

  it('has the same Message-ID when it is sent again, with the domain of who sends it', async () => {
    await senderTo(mailbox.smtpUrl).send(LETTER);
    const ids = (await received()).map(({ messageId }) => messageId);
    expect(new Set(ids)).toEqual(new Set(['<order-confirmation.7kq4@halcyon.example>']));
  });

  it('names where its reader unsubscribes by one click, and without such an address names nothing', async () => {
    const unsubscribeUrl = `https://shop.example/fr/preferences?token=${'t'.repeat(120)}&kind=review_request`;
    await senderTo(mailbox.smtpUrl).send({ ...LETTER, messageId: 'review-request.1', unsubscribeUrl });
    const [news, order] = await received();
    expect(news).toMatchObject({
      unsubscribe: { address: `<${unsubscribeUrl}>`, post: 'List-Unsubscribe=One-Click' },
    });
    expect(order?.unsubscribe).toBeNull();
  });

  it('goes to one receiver, whatever the address tries', async () => {
    const to = 'ada@shopper.example, eve@evil.example';
    await senderTo(mailbox.smtpUrl)
      .send({ ...LETTER, to })
      .catch(() => undefined);
    expect((await received()).flatMap((mail) => mail.to)).not.toContain('eve@evil.example');
    const header = 'ada@shopper.example\r\nBcc: eve@evil.example';
    await senderTo(mailbox.smtpUrl)
      .send({ ...LETTER, to: header })
      .catch(() => undefined);
    expect((await received()).flatMap((mail) => mail.to)).not.toContain('eve@evil.example');
  });

  it('goes over the connection of the one before it, and over another where that was cut', async () => {
    const connections: Socket[] = [];
    const { port: behind } = new URL(mailbox.smtpUrl);
    const proxy = createServer((socket) => {
      connections.push(socket);
      const onward = connect(Number(behind), '127.0.0.1');
      socket
        .on('error', () => onward.destroy())
        .pipe(onward)
        .pipe(socket);
      socket.on('close', () => onward.destroy());
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    // A server that listens on TCP has an address with a port.
    const { port } = proxy.address() as AddressInfo;
    const { send } = senderTo(`smtp://127.0.0.1:${port}`);

    await send({ ...LETTER, messageId: 'first' });
    await send({ ...LETTER, messageId: 'second' });
    expect(connections).toHaveLength(1);
    connections[0]?.destroy();
    await send({ ...LETTER, messageId: 'third' });
    expect(connections).toHaveLength(2);
    const ids = (await received()).map(({ messageId }) => messageId.split('@')[0]);
    expect(ids.slice(0, 3)).toEqual(['<third', '<second', '<first']);
    proxy.close();
    for (const connection of connections) connection.destroy();
  });

  it('that the server refuses throws its code, without whom it was for', async () => {
    const failure = await failureOf(mailbox.smtpUrl, { ...LETTER, to: 'ada@refused.example' });
    expect(failure).toContain('550');
    expect(failure).not.toContain('ada@');
  });

  it('Mail is not sent in plain text to a server of another machine that offers no TLS', async () => {
    const before = (await received()).length;
    // This machine by an address that is no loopback address; the mailbox knows no STARTTLS.
    const { port } = new URL(mailbox.smtpUrl);
    expect(await failureOf(`smtp://0.0.0.0:${port}`, LETTER)).toMatch(/ETLS|50\d/);
    expect(await received()).toHaveLength(before);
  });

  it('to a server that is down throws', async () => {
    const other = await startMailbox({ smtpPort: 0, webPort: 0, host: '127.0.0.1' });
    await other.close();
    expect(await failureOf(other.smtpUrl, LETTER)).toContain('order-confirmation.7kq4');
  });

  it('to a server that says nothing throws before long', async () => {
    const mute = createServer();
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const address = mute.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const start = performance.now();
    expect(await failureOf(`smtp://127.0.0.1:${address.port}`, LETTER)).toContain('ETIMEDOUT');
    expect(performance.now() - start).toBeLessThan(2_000);
    mute.close();
  });
});
