import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Latency, percentiles } from './percentiles.ts';

export interface Load {
  readonly port: number;
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly connections?: number;
  readonly seconds: number;
}

export interface Measured extends Latency {
  readonly perSecond: number;
  /** Answers other than 2xx. */
  readonly failures: number;
}

/**
 * Sends one request over and over on a few connections that stay open, the next when the last is answered. It speaks
 * just enough HTTP to find where an answer ends: a full client would be slower than what it measures.
 */
export const putLoad = async (load: Load): Promise<Measured> => {
  // The first second warms up the compiler and the caches, on both sides.
  await drive({ ...load, seconds: 1 });
  return drive(load);
};

const drive = async (load: Load): Promise<Measured> => {
  const durations: number[] = [];
  let failures = 0;
  const request = encodeRequest(load);
  const start = performance.now();
  const end = start + load.seconds * 1000;
  const drivers = Array.from({ length: load.connections ?? 32 }, () =>
    driveConnection(load.port, request, end, (milliseconds, isOk) => {
      durations.push(milliseconds);
      if (!isOk) failures++;
    }),
  );
  await Promise.all(drivers);
  const seconds = (performance.now() - start) / 1000;
  return { ...percentiles(durations), perSecond: durations.length / seconds, failures };
};

const encodeRequest = ({ method = 'GET', path, headers = {}, body = '' }: Load): Buffer => {
  const all = {
    host: 'localhost',
    ...headers,
    ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
};

type Report = (milliseconds: number, isOk: boolean) => void;

const driveConnection = async (port: number, request: Buffer, end: number, report: Report): Promise<void> => {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  await once(socket, 'connect');
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    exchange(socket, request, end, report, resolve);
  });
};

const exchange = (socket: Socket, request: Buffer, end: number, report: Report, done: () => void): void => {
  let sentAt = performance.now();
  let answer: Answer | null = null;
  socket.on('data', (chunk) => {
    answer = answer ? addTo(answer, chunk) : readAnswer(chunk);
    if (answer.missing > 0) return;
    const now = performance.now();
    report(now - sentAt, answer.isOk);
    answer = null;
    if (now >= end) {
      socket.destroy();
      done();
      return;
    }
    sentAt = now;
    socket.write(request);
  });
  socket.write(request);
};

interface Answer {
  readonly isOk: boolean;
  readonly missing: number;
}

/** An answer's head always came in one piece so far; a change of that is an error, not a wrong figure. */
const readAnswer = (chunk: Buffer): Answer => {
  const headEnd = chunk.indexOf('\r\n\r\n');
  if (headEnd === -1) throw new Error('the head of an answer came in pieces');
  const head = chunk.toString('latin1', 0, headEnd);
  const isOk = head.startsWith('HTTP/1.1 2');
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`an answer without a length cannot be measured:\n${head}`);
  return { isOk, missing: headEnd + 4 + Number(length) - chunk.length };
};

const addTo = ({ isOk, missing }: Answer, chunk: Buffer): Answer => ({
  isOk,
  missing: missing - chunk.length,
});
