import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { baseHeaders } from './security-headers.ts';
import { serve } from './serve.ts';

const fetchText = async (port: number, host = '127.0.0.1'): Promise<string> =>
  (await fetch(`http://${host}:${port}/`)).text();

test('the store answers this machine over both versions of the internet protocol', async () => {
  const store = await serve((_req, res) => res.end('open'), { port: 0, host: null });
  expect(await fetchText(store.port)).toBe('open');
  expect(await fetchText(store.port, '[::1]')).toBe('open');
  await store.stop(1000);
});

test('a second store on the same port is refused', async () => {
  const store = await serve((_req, res) => res.end(), { port: 0, host: null });
  await expect(serve((_req, res) => res.end(), { port: store.port, host: null })).rejects.toThrow(
    'EADDRINUSE',
  );
  await store.stop(1000);
});

test('a shopper who is being served when the store stops is served to the end', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: ready, resolve: finish } = Promise.withResolvers<void>();
  const store = await serve(
    async (_req, res) => {
      arrive();
      await ready;
      res.end('your order');
    },
    { port: 0, host: null },
  );
  const order = fetchText(store.port);
  await arrived;
  const stopped = store.stop(5000);
  await expect(fetchText(store.port)).rejects.toThrow();
  finish();
  expect(await order).toBe('your order');
  await stopped;
});

test('an idle connection does not keep a stopping store open', async () => {
  const store = await serve((_req, res) => res.end(), { port: 0, host: null });
  const agent = new Agent({ keepAlive: true });
  await new Promise((resolve) =>
    get({ port: store.port, agent }, (res) => res.resume().once('end', resolve)),
  );
  const start = performance.now();
  await store.stop(5000);
  expect(performance.now() - start).toBeLessThan(2000);
  agent.destroy();
});

test('an answer that never comes is cut off when the grace is over', async () => {
  const store = await serve(() => undefined, { port: 0, host: null });
  const order = fetchText(store.port);
  order.catch(() => undefined);
  await store.stop(100);
  await expect(order).rejects.toThrow();
});

test('a request that is too long to be read is refused in the shape of every refusal', async () => {
  const store = await serve((_req, res) => res.end(), { port: 0, host: null });
  const answer = await fetch(`http://localhost:${store.port}/api/carts/quote?carts=${'x'.repeat(20_000)}`);
  expect(answer.status).toBe(431);
  expect(await answer.json()).toEqual({
    status: 'error',
    error: 'The address or the headers are too long',
    code: 'too_large',
  });
  await store.stop(100);
});

test.each(['GET', 'HEAD'])(
  'an answer of 431 reaches a %s whose address is still on its way',
  async (method) => {
    const store = await serve((_req, res) => res.end(), { port: 0, host: null });
    const socket = connect({ port: store.port, host: '127.0.0.1', allowHalfOpen: true });
    const closed = once(socket, 'close');
    const came: string[] = [];
    const faults: Error[] = [];
    socket.setEncoding('latin1').on('data', (text: string) => came.push(text));
    socket.on('error', (error) => faults.push(error));
    socket.write(`${method} /${'x'.repeat(20_000)}`);
    for (let chunk = 0; chunk < 10 && socket.writable; chunk += 1) {
      await new Promise<void>((resolve) => socket.write('x'.repeat(10_000), () => resolve()));
      await delay(5);
    }
    socket.end(' HTTP/1.1\r\nHost: shop.example\r\n\r\n');
    await closed;
    expect(faults).toEqual([]);
    const [head = '', body = ''] = came.join('').split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 431 /);
    expect(body !== '').toBe(method === 'GET');
    await store.stop(100);
  },
);

test('a client that keeps sending after a refusal is cut off', async () => {
  const store = await serve((_req, res) => res.end(), { port: 0, host: null });
  const socket = connect(store.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET /');
  let sent = 0;
  while (!socket.destroyed && socket.writable && sent < 64_000_000) {
    const isTaken = socket.write('x'.repeat(100_000));
    sent += 100_000;
    if (!isTaken) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
  }
  expect(sent).toBeLessThan(16_000_000);
  socket.destroy();
  await store.stop(100);
});

test('a method that nobody knows, and a request to be a proxy, are refused with 405 and the headers of every answer', async () => {
  const headers = baseHeaders(true);
  const store = await serve((_req, res) => res.end(), { port: 0, host: null }, headers);
  for (const line of ['NONSENSE / HTTP/1.1', 'CONNECT other.example:443 HTTP/1.1']) {
    const socket = connect(store.port, '127.0.0.1');
    socket.write(`${line}\r\nHost: localhost\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(
      /^HTTP\/1\.1 405 [\s\S]*Allow: GET, HEAD, POST\r\n[\s\S]*method_not_allowed/,
    );
    for (const [name, value] of headers) expect(String(answer)).toContain(`\r\n${name}: ${value}\r\n`);
    socket.destroy();
  }
  await store.stop(100);
});

test('an expectation that no shop meets is refused with 417 and the headers of every answer', async () => {
  const headers = baseHeaders(true);
  const store = await serve((_req, res) => res.end(), { port: 0, host: null }, headers);
  const socket = connect(store.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nExpect: wonders\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 417 /);
  for (const [name, value] of headers) expect(String(answer)).toContain(`\r\n${name}: ${value}\r\n`);
  socket.destroy();
  await store.stop(100);
});

test('a client that leaves while it is refused ends its connection alone', async () => {
  const store = await serve((_req, res) => res.end('open'), { port: 0, host: null });
  for (const request of ['CONNECT shop.example:443 HTTP/1.1\r\nHost: a\r\n\r\n', 'NONSENSE\r\n\r\n'])
    for (let time = 0; time < 50; time += 1) {
      const client = connect(store.port, '127.0.0.1').on('error', () => undefined);
      await once(client, 'connect');
      client.write(request);
      await new Promise(setImmediate);
      client.resetAndDestroy();
    }
  expect(await fetchText(store.port)).toBe('open');
  await store.stop(1000);
});
