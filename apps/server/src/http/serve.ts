import { once } from 'node:events';
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { localeOfBytes } from './languages.ts';
import { PHOTO_FORM_MS } from './photo-forms.ts';
import { refusalEnvelopeOf } from './refuse.ts';

export interface Address {
  readonly port: number;
  /** Null is this machine alone, over IPv4 and IPv6. */
  readonly host: string | null;
}

export interface Listening {
  readonly port: number;
  /** Takes no new connection and waits for the answers under way, but not longer than this. */
  stop(graceMs: number): Promise<void>;
}

/** Headers that every answer has, by name and value. */
export type HeaderPairs = readonly (readonly [name: string, value: string])[];

/**
 * `headers` are those of what is refused before there is a request; others are the handler's to set.
 * @throws when the port is taken
 */
export const serve = async (
  handler: RequestListener,
  { port, host }: Address,
  headers: HeaderPairs = [],
): Promise<Listening> => {
  let isStopping = false;
  const listener: RequestListener = (req, res) => {
    // A connection that stays open would keep us alive.
    if (isStopping) res.shouldKeepAlive = false;
    handler(req, res);
  };
  const handlers = {
    listener,
    refuse: refuseUnreadWith(headers),
    refuseExpectation: refuseExpectationWith(headers),
  };
  const first = await listenOn(handlers, port, host ?? '127.0.0.1');
  const bound = (first.address() as AddressInfo).port;
  const servers = host === null ? [first, ...(await listenOnIpv6(handlers, bound))] : [first];
  return {
    port: bound,
    async stop(graceMs) {
      isStopping = true;
      await Promise.all(servers.map((server) => close(server, graceMs)));
    },
  };
};

interface Handlers {
  readonly listener: RequestListener;
  readonly refuseExpectation: RequestListener;
  readonly refuse: (error: Unread, socket: Duplex) => void;
}

const listenOn = async (
  { listener, refuse, refuseExpectation }: Handlers,
  port: number,
  host: string,
): Promise<Server> => {
  const server = createServer(
    {
      // Slow senders hold a connection, not the store.
      headersTimeout: 10_000,
      // As long as a form with photographs may take; other bodies are given less time where they are read.
      requestTimeout: PHOTO_FORM_MS,
      // Longer than a load balancer keeps its own side open, so that it is never us who hangs up first.
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
      // Node would answer by itself, without the headers of every answer: the code that reads requests refuses it.
      requireHostHeader: false,
    },
    listener,
  ).listen(port, host);
  server.on('clientError', refuse);
  server.on('checkExpectation', refuseExpectation);
  // The store is not a proxy, so CONNECT is refused.
  server.on('connect', (_req, socket) => refuse({ code: 'HPE_INVALID_METHOD' }, socket));
  await once(server, 'listening');
  return server;
};

/** A fault of the parser, with the bytes that it was reading. */
type Unread = Pick<NodeJS.ErrnoException, 'code'> & { readonly rawPacket?: Buffer };

/** Refuses bytes that cannot be parsed as a request with the usual body, as long as the socket is writable. */
const refuseUnreadWith = (headers: HeaderPairs): Handlers['refuse'] => {
  const own = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = UNREAD[error.code ?? ''] ?? 400;
    const read = error.rawPacket?.toString('latin1') ?? '';
    const body = JSON.stringify(refusalEnvelopeOf(status, localeOfBytes(read)));
    // What follows the head of an answer to HEAD would be taken for the next answer.
    const isHead = read.startsWith('HEAD ');
    const allow = status === 405 ? 'Allow: GET, HEAD, POST\r\n' : '';
    dropTheRest(socket);
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${allow}${own}Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${isHead ? '' : body}`,
    );
  };
};

/** Refuses every `Expect` but `100-continue`. */
const refuseExpectationWith =
  (headers: HeaderPairs): RequestListener =>
  (_req, res) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    res.writeHead(417, { connection: 'close' }).end();
  };

/** How long and how much of a request that was refused may still come before its connection is cut. */
const DROP_MS = 2_000;
const DROP_BYTES = 1_048_576;

/** A connection that is closed while its client still sends is reset, and takes the answer along. */
const dropTheRest = (socket: Duplex): void => {
  let dropped = 0;
  // Otherwise the parser would report every further chunk as a new fault.
  socket.removeAllListeners('data');
  socket.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > DROP_BYTES) socket.destroy();
  });
  // Node takes its own listener off a connection that asks for a proxy: without one its reset would end the store.
  socket.on('error', () => socket.destroy());
  const late = setTimeout(() => socket.destroy(), DROP_MS).unref();
  socket.once('end', () => socket.destroy()).once('close', () => clearTimeout(late));
};

/** By what the parser says of it. */
const UNREAD: Readonly<Record<string, 405 | 408 | 431>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_INVALID_METHOD: 405,
};

/** Some machines and containers have no IPv6; there `localhost` means IPv4 anyway. */
const listenOnIpv6 = (handlers: Handlers, port: number): Promise<Server[]> =>
  listenOn(handlers, port, '::1').then(
    (server) => [server],
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') return [];
      throw error;
    },
  );

const close = async (server: Server, graceMs: number): Promise<void> => {
  const closed = once(server, 'close');
  server.close();
  const giveUp = delay(graceMs, 'late', { ref: false });
  // Connections that finish their answer become idle one by one.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  if ((await Promise.race([closed, giveUp])) === 'late') server.closeAllConnections();
  await closed;
  clearInterval(sweep);
};
