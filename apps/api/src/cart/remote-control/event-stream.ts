import type { FastifyReply } from 'fastify';
import { type RefusalAnswer, SENT, type Sent } from '../../http/answers.ts';
import type { StreamSlots } from './stream-slots.ts';
import type { Watchers } from './watchers.ts';

/** Proxies hang up on a connection that is silent for longer, and the end of an hour is noticed by then. */
const HEARTBEAT_MS = 15_000;
/** How soon a browser whose stream broke asks again. */
const RETRY_MS = 2_000;

/** What all streams of a process share. */
export interface Streams {
  readonly watchers: Watchers;
  readonly places: StreamSlots;
  /** Ends all streams. */
  readonly ending: AbortSignal;
}

interface CartStream extends Streams {
  readonly cartId: string;
  /** The client's address; null where addresses are not counted. */
  readonly address: string | null;
  /** The version of the cart, or null once there is nothing to see any more. */
  findVersion(): Promise<number | null>;
}

/**
 * Tells a browser the version of a cart whenever it changes: `event: cart`, `data: {"version":7}`. After `event: end`
 * there is no more to come. Who hears of a version reads the cart itself.
 */
export const streamCart = async (
  reply: FastifyReply,
  { cartId, watchers, places, address, ending, findVersion }: CartStream,
): Promise<Sent | RefusalAnswer<'too_many_streams'>> => {
  const first = await findVersion();
  // A browser asks again after any other status.
  if (first === null || ending.aborted) return sendNothing(reply);
  let told = 0;
  let looking: Promise<void> = Promise.resolve();
  const response = reply.raw;
  const look = (): void => {
    looking = looking.then(tell).catch(close);
  };
  const slot = places.take(address);
  if (!slot.ok) return slot.answer;
  const stopWatching = watchers.watch(cartId, look);
  if (!stopWatching) {
    slot.free();
    return sendNothing(reply);
  }

  reply.hijack();
  response.setHeader('content-type', 'text/event-stream; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  // Some proxies keep an answer until it is whole.
  response.setHeader('x-accel-buffering', 'no');
  response.writeHead(200);
  response.write(`retry: ${RETRY_MS}\n\n`);
  const heartbeat = setInterval(() => {
    response.write(': here\n\n');
    look();
  }, HEARTBEAT_MS);
  response.once('close', stop);
  ending.addEventListener('abort', close, { once: true });
  look();
  return SENT;

  async function tell(): Promise<void> {
    if (response.writableEnded) return;
    const version = await findVersion();
    if (version === null) {
      response.write('event: end\ndata: {}\n\n');
      close();
    } else if (version !== told) {
      told = version;
      response.write(`event: cart\ndata: ${JSON.stringify({ version })}\n\n`);
    }
  }

  function close(): void {
    stop();
    response.end();
  }

  function stop(): void {
    clearInterval(heartbeat);
    stopWatching?.();
    if (slot.ok) slot.free();
    ending.removeEventListener('abort', close);
  }
};

/** There is nothing to tell; a browser does not ask again. */
export const sendNothing = (reply: FastifyReply): Sent => {
  reply.code(204).send();
  return SENT;
};
