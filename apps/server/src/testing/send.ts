import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  request,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A real server on a free port; requests go through sockets as they do in the shop. */
export const listen = async (handler: RequestListener): Promise<Server> => {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

/** Unlike fetch it sends any header, follows nothing and decompresses nothing. */
export const send = async (
  server: Server,
  method: string,
  path: string,
  headers: Record<string, string | string[]> = {},
  body?: string | Buffer,
): Promise<Answer> => {
  const { port } = server.address() as AddressInfo;
  const sent = request({
    port,
    path,
    method,
    agent: false,
    headers: { host: 'halcyon.test', ...headers },
  })
    // A server that has answered may hang up on what is still being sent.
    .on('error', () => undefined)
    .end(body);
  const [res] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of res) chunks.push(chunk);
  return { status: res.statusCode, headers: res.headers, body: Buffer.concat(chunks) };
};
