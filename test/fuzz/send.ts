import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { type FuzzAnswer, type FuzzRequest, type NoAnswer, type RawRequest, toBytes } from './request.ts';

/** Long enough for a busy machine; what takes more than the limit of a hang is asked again alone. */
const GIVE_UP_MS = 20_000;
/** How long an incomplete request may stay without an answer before it is dropped. */
const DROP_MS = 150;
/** An answer is looked at as far as this. */
const SHOWN_BYTES = 400_000;

export const send = (port: number, request: FuzzRequest | RawRequest): Promise<FuzzAnswer | NoAnswer> =>
  'bytes' in request ? sendRaw(port, request) : sendWhole(port, request);

const sendWhole = (port: number, request: FuzzRequest): Promise<FuzzAnswer | NoAnswer> =>
  new Promise((resolve) => {
    const start = performance.now();
    const { method, target, headers, body } = request;
    const length = body ? ['content-length', String(body.length)] : [];
    const signal = AbortSignal.timeout(GIVE_UP_MS);
    const failed = () => resolve(signal.aborted ? 'hang' : 'reset');
    try {
      // The client would take over the connection.
      if (method === 'CONNECT') throw new TypeError('CONNECT goes to the socket as it is');
      const sent = httpRequest(
        {
          host: '127.0.0.1',
          port,
          method,
          path: target,
          headers: [...headers.flat(), ...length],
          signal,
          agent: false,
        },
        (answer) => {
          const chunks: Buffer[] = [];
          let bytes = 0;
          answer.on('data', (chunk: Buffer) => {
            bytes += chunk.length;
            if (bytes < SHOWN_BYTES) chunks.push(chunk);
          });
          // A stream of events has no end: its beginning is its answer.
          if (answer.headers['content-type']?.includes('event-stream')) setTimeout(() => sent.destroy(), 50);
          answer.on('close', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.rawHeaders.join('\n'),
              body: Buffer.concat(chunks).toString('latin1'),
              ms: performance.now() - start,
            }),
          );
          answer.on('error', () => undefined);
        },
      );
      sent.on('error', failed);
      // Whatever became of it, it has an end: the close of its answer comes first where there is one.
      sent.on('close', () => setTimeout(failed, 100));
      // An answer may come while the body is on its way.
      sent.end(body ?? undefined);
    } catch {
      // Node's client refuses to write some names and paths: they go to the socket as they are.
      sendRaw(port, { bytes: toBytes(request), isComplete: true }).then(resolve);
    }
  });

/** So long nothing more has come: the connection stays open for another request. */
const QUIET_MS = 400;

const sendRaw = (port: number, { bytes, isComplete, leaves }: RawRequest): Promise<FuzzAnswer | NoAnswer> =>
  new Promise((resolve) => {
    const start = performance.now();
    const chunks: Buffer[] = [];
    let firstMs = 0;
    const socket = connect({ host: '127.0.0.1', port });
    const wait = (ms: number) => setTimeout(() => socket.destroy(), ms);
    let timer = wait(isComplete ? GIVE_UP_MS : DROP_MS);
    socket.on('data', (chunk: Buffer) => {
      if (chunks.length === 0) firstMs = performance.now() - start;
      if (chunks.length < 200) chunks.push(chunk);
      clearTimeout(timer);
      timer = wait(QUIET_MS);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      const passed = performance.now() - start;
      if (isComplete && chunks.length === 0) return resolve(passed >= GIVE_UP_MS ? 'hang' : 'reset');
      const text = Buffer.concat(chunks).toString('latin1');
      const [headers = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status, headers, body, ms: firstMs });
    });
    socket.write(bytes, () => {
      if (leaves === 'close') socket.destroy();
      else if (leaves === 'reset') socket.resetAndDestroy();
    });
  });
