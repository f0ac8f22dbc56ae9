import { once } from 'node:events';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen } from '../testing/send.ts';
import { type BodyLimits, receiveBody } from './receive-body.ts';
import { refusalText, sendRefusal } from './refuse.ts';

const LIMITS: BodyLimits = { maxBytes: 64 * 1024, maxMs: 300 };

let server: Server;
beforeEach(async () => {
  server = await listen(async (req, res) => {
    const received = await receiveBody(req, LIMITS);
    if (!received.ok)
      sendRefusal(req, res, { status: received.status }, refusalText(received.status, 'en-US'));
    else res.end(String(received.bytes.length));
  });
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** A request whose body is still to be written. */
const open = (headers: Record<string, string> = {}) =>
  request({
    port: (server.address() as AddressInfo).port,
    method: 'POST',
    agent: false,
    headers,
  }).on('error', () => undefined);

const answerTo = async (sent: ReturnType<typeof open>) => {
  const [res] = await once(sent, 'response');
  let body = '';
  for await (const chunk of res) body += chunk;
  return { status: res.statusCode, connection: res.headers.connection, body };
};

test('a body within its limits arrives whole, in one piece or in many', async () => {
  const one = open();
  one.end('a'.repeat(64 * 1024));
  expect(await answerTo(one)).toMatchObject({ status: 200, body: '65536' });
  const many = open();
  for (let index = 0; index < 10; index++) many.write('a'.repeat(100));
  many.end();
  expect(await answerTo(many)).toMatchObject({ status: 200, body: '1000' });
});

test('a body that says it is too large is refused with 413 before a byte of it is sent', async () => {
  const sent = open({ 'content-length': '10000000000' });
  sent.flushHeaders();
  expect(await answerTo(sent)).toMatchObject({ status: 413, connection: 'close' });
});

test('a body without a length is counted, refused with 413, and its connection ends', async () => {
  const sent = open({ 'transfer-encoding': 'chunked' });
  sent.write('a'.repeat(70_000));
  expect(await answerTo(sent)).toMatchObject({ status: 413, connection: 'close' });
});

test('a body that does not come in time is refused with 408', async () => {
  const sent = open({ 'content-length': '1000' });
  sent.write('a');
  expect(await answerTo(sent)).toMatchObject({ status: 408, connection: 'close' });
});

test('a body of 400 MB costs less than 20 MB of memory and is answered with 413', async () => {
  const sent = open({ 'transfer-encoding': 'chunked' });
  let status = 0;
  sent.once('response', (res) => {
    status = res.statusCode ?? 0;
    res.resume();
  });
  const before = process.memoryUsage.rss();
  let most = before;
  const chunk = Buffer.alloc(1024 * 1024, 'a');
  for (let sentMb = 0; sentMb < 400 && status === 0; sentMb++) {
    if (!sent.write(chunk)) await Promise.race([once(sent, 'drain'), once(sent, 'response'), delay(1_000)]);
    most = Math.max(most, process.memoryUsage.rss());
  }
  await expect.poll(() => status).toBe(413);
  expect((most - before) / 1024 / 1024).toBeLessThan(20);
  sent.destroy();
});
