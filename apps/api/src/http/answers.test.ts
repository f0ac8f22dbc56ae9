import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { answerErrors } from './answers.ts';

test('A client that leaves while its body is on its way is no fault of the store and is not logged as one', async () => {
  const lines: string[] = [];
  const logger: FastifyBaseLogger = pino(
    { level: 'error' },
    { write: (line: string) => void lines.push(line) },
  );
  const app = Fastify({ loggerInstance: logger });
  answerErrors(app);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<number>();
  app.addHook('onRequest', async () => arrive());
  app.addHook('onSend', async (_request, reply) => answer(reply.statusCode));
  app.post('/', async () => 'done');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));

  const client = connect(Number(port), '127.0.0.1');
  await once(client, 'connect');
  client.write(
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  await arrived;
  client.destroy();

  expect(await answered).toBe(400);
  expect(lines).toEqual([]);
  await app.close();
});
