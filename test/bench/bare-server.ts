import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

// What the platform can do at best: `node bare-server.ts http|fastify <file>` sends the file's bytes to every request.

const [, , kind, file = ''] = process.argv;
const bytes = readFileSync(file);
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'cache-control': 'no-cache',
};

const port = kind === 'fastify' ? await listenFastify() : await listenHttp();
process.stdout.write(`${port}\n`);

function listenHttp(): Promise<number> {
  const server = createServer((_req, res) => {
    res.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

async function listenFastify(): Promise<number> {
  const app = Fastify();
  app.get('/*', (_request, reply) => reply.headers(headers).send(bytes));
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}
