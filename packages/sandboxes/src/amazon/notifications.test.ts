import { verify } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type SandboxUnderTest, startUnderTest, TOTAL } from './sandbox-under-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'amazon-sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A store that listens, and answers as told. */
const listen = async (answers: number[] = []) => {
  const received: Record<string, string>[] = [];
  const server = createServer(async (request, response) => {
    received.push(JSON.parse(await text(request)));
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => server.close());
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return { received, webhookUrl: `http://127.0.0.1:${port}/webhooks` };
};

const complete = (sandbox: SandboxUnderTest, id: string) =>
  sandbox.call('POST', `checkoutSessions/${id}/complete`, { chargeAmount: TOTAL });

const start = async (options: Parameters<typeof startUnderTest>[0] = {}) => {
  const sandbox = await startUnderTest(options);
  closing.push(sandbox.close);
  return sandbox;
};

describe('a notification', () => {
  it('names the charge, and is signed as Amazon’s notification service signs', async () => {
    const { received, webhookUrl } = await listen();
    const sandbox = await start({ webhookUrl });
    const { body } = await complete(sandbox, await sandbox.agreed());
    await expect.poll(() => received.length).toBe(1);
    const {
      Message = '',
      MessageId,
      Timestamp,
      TopicArn,
      Type,
      Signature = '',
      SigningCertURL = '',
    } = received[0] ?? {};
    expect(JSON.parse(Message)).toMatchObject({ ObjectType: 'CHARGE', ObjectId: body.chargeId });
    const signed = Object.entries({ Message, MessageId, Timestamp, TopicArn, Type })
      .map(([name, value]) => `${name}\n${value}\n`)
      .join('');
    const certificate = await (await fetch(SigningCertURL)).text();
    expect(verify('sha256', Buffer.from(signed), certificate, Buffer.from(Signature, 'base64'))).toBe(true);
  });

  it('is sent again under the same id until the store says yes', async () => {
    const { received, webhookUrl } = await listen([500, 503]);
    const sandbox = await start({ webhookUrl });
    await complete(sandbox, await sandbox.agreed());
    await expect.poll(() => received.length, { timeout: 3_000 }).toBe(3);
    expect(new Set(received.map(({ MessageId }) => MessageId)).size).toBe(1);
  });

  it('comes when a slow bank has decided', async () => {
    const { received, webhookUrl } = await listen();
    const sandbox = await start({ webhookUrl, decidesAfterMs: 50 });
    const id = await sandbox.agreed({ canHandlePendingAuthorization: true }, 'pending-declined');
    const { status, body } = await complete(sandbox, id);
    expect(status).toBe(202);
    await expect.poll(() => received.length).toBe(2);
    expect((await sandbox.call('GET', `charges/${body.chargeId}`)).body).toMatchObject({
      statusDetails: { state: 'Declined', reasonDescription: 'The bank has declined the payment.' },
    });
    expect(await sandbox.ledger()).toEqual([]);
  });

  it('comes when a slow refund has begun and when it is decided, also where no one asks', async () => {
    const { received, webhookUrl } = await listen();
    const sandbox = await start({ webhookUrl, decidesAfterMs: 50 });
    const { body } = await complete(sandbox, await sandbox.agreed({ paymentIntent: 'AuthorizeWithCapture' }));
    for (const cents of ['13', '14']) {
      const refundAmount = { amount: `75.${cents}`, currencyCode: 'USD' };
      expect(
        (await sandbox.call('POST', 'refunds', { chargeId: body.chargeId, refundAmount })).body,
      ).toMatchObject({
        statusDetails: { state: 'RefundInitiated' },
      });
    }
    await expect.poll(() => received.length).toBe(5);
    expect(await sandbox.ledger()).toMatchObject([
      { kind: 'charge', amount: 76_104 },
      { kind: 'refund', amount: 7_513 },
    ]);
    expect((await sandbox.call('GET', `charges/${body.chargeId}`)).body).toMatchObject({
      refundedAmount: { amount: '75.13' },
    });
  });
});

describe('a sandbox that keeps a journal', () => {
  it('knows after a restart what was charged, and takes the same key', async () => {
    const stateFile = join(folder, 'charged.jsonl');
    const before = await startUnderTest({ stateFile });
    const { body } = await complete(before, await before.agreed());
    const captureAmount = TOTAL;
    const captured = await before.call('POST', `charges/${body.chargeId}/capture`, { captureAmount }, 'kept');
    await before.close();
    // A process that was killed in the middle of a write leaves half a line.
    appendFileSync(stateFile, '[["charge","1",{"id":');

    const after = await start({ stateFile });
    expect(after.privateKey).toBe(before.privateKey);
    expect(await after.call('POST', `charges/${body.chargeId}/capture`, { captureAmount }, 'kept')).toEqual(
      captured,
    );
    expect((await after.ledger()).map(({ kind, orderId }) => `${orderId} ${kind}`)).toEqual([
      'order-1 authorise',
      'order-1 charge',
    ]);
  });

  it('goes on with what nobody had taken, and with banks that had not decided', async () => {
    const stateFile = join(folder, 'waiting.jsonl');
    const before = await startUnderTest({
      stateFile,
      webhookUrl: 'http://127.0.0.1:9/nobody',
      decidesAfterMs: 1,
    });
    const id = await before.agreed({ paymentIntent: 'AuthorizeWithCapture' }, 'pending');
    await complete(before, id);
    await before.close();
    const { received, webhookUrl } = await listen();
    const after = await start({ stateFile, webhookUrl });
    await expect.poll(() => received.length).toBeGreaterThanOrEqual(2);
    expect((await after.ledger()).map(({ kind }) => kind)).toEqual(['charge']);
  });
});
