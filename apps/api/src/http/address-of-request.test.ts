import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { rememberAddresses } from './address-of-request.ts';

test('A request keeps the address of its client after the client has left', async () => {
  const api = Fastify();
  rememberAddresses(api);
  const { promise: answered, resolve } = Promise.withResolvers<string>();
  api.get('/', async (request) => {
    const left = once(request.raw.socket, 'close');
    socket.destroy();
    await left;
    resolve(request.address);
  });
  const { port } = new URL(await api.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(await answered).toBe('127.0.0.1');
  await api.close();
});

test('A request whose client nobody has seen is of an unknown address, and of no machine', async () => {
  const api = Fastify();
  api.addHook('onRequest', async (request) => {
    Object.defineProperty(request.raw, 'socket', { value: { remoteAddress: undefined } });
  });
  rememberAddresses(api);
  api.get('/', async ({ address }) => address);
  expect((await api.inject('/')).body).toBe('unknown');
});
