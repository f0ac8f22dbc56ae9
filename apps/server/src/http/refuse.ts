import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from './receive-body.ts';

/** What a request is refused for before a page or the API has seen it. */
export interface RequestRefusal {
  readonly status: keyof typeof REFUSALS;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The text and code of each, as the API's envelope has them. */
const REFUSALS = {
  400: ['invalid_request', 'This is no request that we can read'],
  404: ['not_found', 'There is nothing at this address'],
  405: ['method_not_allowed', 'This address does not take this method'],
  408: ['request_timeout', 'The request took too long to arrive'],
  413: ['too_large', 'What was sent is too large'],
  415: ['unsupported_media_type', 'This address does not take this kind of content'],
  421: ['misdirected_request', 'No store is at this address'],
  403: ['foreign_origin', 'This request did not come from our pages'],
  429: ['too_many_requests', 'Too many pages were asked for. Please wait a moment'],
  503: ['busy', 'The shop is busy at the moment. Please try again'],
} as const;

/** A refusal as it travels. */
export interface RefusalBody {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

/** The envelope of the API. */
export const refusalEnvelope = (status: RequestRefusal['status']): RefusalBody => {
  const [code, error] = REFUSALS[status];
  return {
    headers: { 'content-type': 'application/json; charset=utf-8' },
    bytes: Buffer.from(JSON.stringify({ status: 'error', error, code })),
  };
};

export const refusalText = (status: RequestRefusal['status']): RefusalBody => ({
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  bytes: Buffer.from(REFUSALS[status][1]),
});

/** What a sender still sends after the answer is thrown away for so long; then the connection ends. */
const LINGER_MS = 500;

/** Answers, and ends the connection where the body is not read to its end: the next request is not found in there. */
export const sendRefusal = (
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers = {} }: RequestRefusal,
  { headers: own, bytes }: RefusalBody,
): void => {
  if (res.headersSent) return void res.destroy();
  const isRead = req.complete || !hasBody(req);
  res.writeHead(status, {
    ...own,
    'content-length': bytes.length,
    'cache-control': 'no-store',
    ...headers,
    ...(isRead ? {} : { connection: 'close' }),
  });
  const body = req.method === 'HEAD' ? undefined : bytes;
  if (isRead) return void res.end(body);
  res.flushHeaders();
  if (body) res.write(body);
  // A connection that is closed with bytes unread takes the answer along.
  const timer = setTimeout(() => res.end(), LINGER_MS);
  res.once('close', () => clearTimeout(timer));
  req.once('end', () => res.end()).resume();
};
