import type { IncomingMessage, ServerResponse } from 'node:http';
import { translatorOf } from '@counterpane/api/language/writing';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import { hasBody } from './receive-body.ts';

/** What a request is refused for before a page or the API has seen it. */
export interface RequestRefusal {
  readonly status: keyof typeof REFUSALS;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The code and text of each, as the API's envelope has them. What the API refuses too, it refuses in the same words. */
const REFUSALS = {
  400: ['invalid_request', 'We could not read that'],
  403: ['foreign_origin', 'This request did not come from our pages'],
  404: ['not_found', 'There is nothing at this address'],
  405: ['method_not_allowed', 'This address does not take this method'],
  408: ['request_timeout', 'That took too long'],
  413: ['too_large', 'What you sent is too large'],
  415: ['unsupported_media_type', 'We do not take this kind of content'],
  421: ['misdirected_request', 'No store is at this address'],
  429: ['too_many_requests', 'Too many pages were asked for. Please wait a moment'],
  431: ['too_large', 'The address or the headers are too long'],
  500: ['internal_error', 'An error occurred, please try again'],
  503: ['busy', 'The shop is very busy right now'],
} as const satisfies Readonly<Record<number, readonly [code: string, text: PlainMessageId]>>;

/** What a refusal says to programs and to people, in one of our locales. */
export const refusalEnvelopeOf = (status: RequestRefusal['status'], locale: string) => {
  const [code, text] = REFUSALS[status];
  return { status: 'error', error: translatorOf(locale)(text), code };
};

/** A refusal as it travels. */
export interface RefusalBody {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

/** The envelope of the API. */
export const refusalEnvelope = (status: RequestRefusal['status'], locale: string): RefusalBody => ({
  headers: { 'content-type': 'application/json; charset=utf-8' },
  bytes: Buffer.from(JSON.stringify(refusalEnvelopeOf(status, locale))),
});

export const refusalText = (status: RequestRefusal['status'], locale: string): RefusalBody => ({
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  bytes: Buffer.from(refusalEnvelopeOf(status, locale).error),
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
