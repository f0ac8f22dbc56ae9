import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mailbox, startMailbox } from './mailbox.ts';
import type { ReceivedMail } from './received-mail.ts';

const ANYWHERE = { smtpPort: 0, webPort: 0, host: '127.0.0.1' };

const folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox(ANYWHERE);
});
afterAll(async () => {
  await mailbox.close();
  rmSync(folder, { recursive: true });
});

/** Sends by hand, a command after each answer as RFC 5321 has it; what the server said. */
const post = async ({ smtpUrl }: Mailbox, to: string, message: readonly string[]): Promise<string> => {
  const { hostname, port } = new URL(smtpUrl);
  const socket = connect(Number(port), hostname);
  const commands = [
    'EHLO shop.example',
    'MAIL FROM:<shop@shop.example>',
    `RCPT TO:<${to}>`,
    'DATA',
    [...message, '.'].join('\r\n'),
    'QUIT',
  ];
  const said: string[] = [];
  for await (const line of createInterface(socket)) {
    said.push(line);
    // "250-" goes on, "250 " is the end of an answer; after a no there is nothing to send.
    if (!/^\d{3} /.test(line)) continue;
    const command = line.startsWith('5') ? 'QUIT' : commands.shift();
    if (command) socket.write(`${command}\r\n`);
  }
  return said.join('\n');
};

const letter = (subject: string, id = subject.split(' ')[0]) => [
  'From: Shop <shop@shop.example>',
  'To: ada@shopper.example',
  `Subject: ${subject}`,
  `Message-ID: <${id}@shop.example>`,
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=cut',
  '',
  '--cut',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Hello <Ada>',
  '--cut',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '<html><head><title>x</title></head><body><a href=3D"http://shop.example/">"Hello"</a></body></html>',
  '--cut--',
];

const messages = async ({ url }: Mailbox): Promise<ReceivedMail[]> => (await fetch(`${url}/messages`)).json();

const read = async (path: string) => {
  const answer = await fetch(`${mailbox.url}${path}`);
  return {
    status: answer.status,
    policy: answer.headers.get('content-security-policy'),
    html: await answer.text(),
  };
};

describe('the mailbox', () => {
  it('keeps what it receives, the newest first', async () => {
    expect(await read('/')).toMatchObject({ status: 200, html: expect.stringContaining('No mail yet') });
    await post(mailbox, 'ada@shopper.example', letter('First'));
    await post(mailbox, 'ben@shopper.example', letter('Second'));
    const [second, first] = await messages(mailbox);
    expect(second).toMatchObject({ id: 2, subject: 'Second', to: ['ben@shopper.example'] });
    expect(first).toMatchObject({
      id: 1,
      messageId: '<First@shop.example>',
      from: '"Shop" <shop@shop.example>',
      subject: 'First',
      text: 'Hello <Ada>',
      html: expect.stringContaining('<a href="http://shop.example/">"Hello"</a>'),
    });
  });

  it('lists mail and shows each as text and as HTML that can do nothing', async () => {
    await post(mailbox, 'ada@shopper.example', letter('Sale & <b>more</b>'));
    const [{ id } = { id: 0 }] = await messages(mailbox);
    expect((await read('/')).html).toContain(
      `<a href="/messages/${id}">Sale &amp; &lt;b&gt;more&lt;/b&gt;</a>`,
    );
    const { html, policy } = await read(`/messages/${id}`);
    expect(html).toContain('Hello &lt;Ada&gt;</pre>');
    expect(html).toContain('&lt;head&gt;&lt;base target=&quot;_blank&quot;&gt;');
    expect(html).not.toMatch(/allow-scripts|allow-same-origin|<script/);
    expect(policy).toContain("default-src 'none'");
  });

  it('refuses mail for nobody, and has no page for what it never got', async () => {
    const answers = await post(mailbox, 'ada@refused.example', []);
    expect(answers).toContain('550 <ada@refused.example>: Recipient address rejected');
    expect((await read('/messages/99')).status).toBe(404);
    expect((await read('/messages/x')).status).toBe(404);
    expect((await read('/elsewhere')).status).toBe(404);
  });

  it('is not disturbed by a sender who hangs up', async () => {
    const { hostname, port } = new URL(mailbox.smtpUrl);
    const socket = connect(Number(port), hostname);
    socket.write('EHLO shop.example\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    socket.resetAndDestroy();
    expect(await post(mailbox, 'ada@shopper.example', letter('After'))).toContain('250 ');
  });

  it('files a message once that comes again to its receiver, and counts how often it came', async () => {
    await post(mailbox, 'cleo@shopper.example', letter('Once', 'again'));
    await post(mailbox, 'cleo@shopper.example', letter('Once more', 'again'));
    await post(mailbox, 'dora@shopper.example', letter('Another', 'again'));
    const filed = (await messages(mailbox)).filter(({ messageId }) => messageId === '<again@shop.example>');
    expect(filed.map(({ to, subject }) => [...to, subject])).toEqual([
      ['dora@shopper.example', 'Another'],
      ['cleo@shopper.example', 'Once'],
    ]);
    const deliveries = await (await fetch(`${mailbox.url}/deliveries`)).json();
    expect(deliveries).toContainEqual({
      ...{ messageId: '<again@shop.example>', to: ['cleo@shopper.example'] },
      ...{ subject: 'Once more', times: 2 },
    });
  });

  it('with a file knows its last 200 messages after a restart, but no half one', async () => {
    const stateFile = join(folder, 'mail.jsonl');
    const old = { receivedAt: '', messageId: '', from: '', to: [], subject: 'Old', text: '', html: '' };
    for (let id = 1; id <= 205; id += 1) appendFileSync(stateFile, `${JSON.stringify({ id, ...old })}\n`);
    appendFileSync(stateFile, '{"id":206,"sub');
    const before = await startMailbox({ ...ANYWHERE, stateFile });
    await post(before, 'ada@shopper.example', letter('Kept'));
    await post(before, 'ada@shopper.example', letter('Kept'));
    await before.close();

    const after = await startMailbox({ ...ANYWHERE, stateFile });
    const known = await messages(after);
    expect(known).toHaveLength(200);
    expect(known[0]).toMatchObject({ id: 206, subject: 'Kept' });
    expect(readFileSync(stateFile, 'utf8').split('\n')).toHaveLength(201);
    await post(after, 'ada@shopper.example', letter('Kept'));
    expect(await messages(after)).toEqual(known);
    await after.close();
  });

  it('that finds a port taken lets go of the other one', async () => {
    const smtpPort = Number(new URL(mailbox.smtpUrl).port);
    await expect(startMailbox({ ...ANYWHERE, smtpPort })).rejects.toThrow('EADDRINUSE');
  });
});
