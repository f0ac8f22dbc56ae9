import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { maskPath } from '@counterpane/api/http/mask-path';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** One request on its way, under an id that its log lines share. */
export interface Exchange {
  readonly requestId: string;
  /** The client's address, read while the connection is open, because it is gone once the client leaves. */
  readonly address: string;
  /** Its name in log and metrics: a route's pattern, never a path with an id in it. */
  route: string;
}

export interface RequestLogOptions {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly brandOf: (host: string) => string;
  /** How many proxies in front may be believed. */
  readonly trustedProxies: number;
}

/** A client that had left before its request was read: none of this machine. */
const UNKNOWN = 'unknown';

const processId = randomBytes(4).toString('hex');
let sequence = 0;

/**
 * Follows a request to its end, then writes one line and one measurement. No cookie, no body, no query: they may carry
 * a name, an address or a token.
 */
export const beginExchange = (
  req: IncomingMessage,
  res: ServerResponse,
  options: RequestLogOptions,
): Exchange => {
  const given = options.trustedProxies > 0 ? findRequestId(req) : null;
  const exchange: Exchange = {
    requestId: given ?? `${processId}-${++sequence}`,
    address: req.socket.remoteAddress ?? UNKNOWN,
    route: 'page',
  };
  const start = performance.now();
  res.once('close', () => {
    const durationMs = Math.round((performance.now() - start) * 10) / 10;
    const { requestId, route } = exchange;
    const brand = options.brandOf(req.headers.host ?? '');
    const status = res.writableFinished ? res.statusCode : 499;
    options.metrics.observe({ route, brand, status }, durationMs / 1000);
    options.logger.info({
      requestId,
      method: req.method,
      route,
      path: maskPath(req.url),
      brand,
      status,
      durationMs,
    });
  });
  return exchange;
};

/** The id of a proxy that we trust, so that its log and ours can be laid side by side. */
const findRequestId = (req: IncomingMessage): string | null => {
  const given = req.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : null;
};
