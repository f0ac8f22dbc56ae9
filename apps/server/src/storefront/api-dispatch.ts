import type { FetchApi } from '@counterpane/contract/client';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** The visitor in whose name a page calls the API. */
export interface Caller {
  readonly host: string;
  readonly requestId: string;
  readonly address: string;
  /** The page request's method: whether a page is read or a form of it was sent. */
  readonly method: string;
  /** The page request's own headers; empty for a page that is rendered without a visitor. */
  readonly headers: Headers;
}

/** What the API knows of a request: whose it is and where it comes from. */
const FORWARDED = [
  'cookie',
  'user-agent',
  'accept-language',
  'x-language',
  'x-forwarded-for',
  'authorization',
  'sec-gpc',
];

/** Which page sent a form. A page that is only read may be reached from anywhere, and what it calls is our doing. */
const ORIGIN = ['origin', 'sec-fetch-site', 'referer'];

/**
 * Calls the API in this process, without a socket. Cookies that it sets are collected into `responseHeaders`, from
 * where they travel on to the browser with the page.
 */
export const createFetchApi =
  (api: FastifyInstance, caller: Caller, responseHeaders: Headers): FetchApi =>
  async (path, init = {}) => {
    // A Request turns every kind of body into bytes with the right content type.
    const request = new Request(`http://${caller.host}${path}`, init);
    const answer = await api.inject({
      // The types name the methods that exist; a Request has checked that it is one.
      method: request.method as 'GET',
      url: path,
      headers: headersFor(caller, request, responseHeaders),
      remoteAddress: caller.address,
      ...(request.body ? { payload: Buffer.from(await request.arrayBuffer()) } : {}),
    });
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat())
      responseHeaders.append('set-cookie', cookie);
    return toResponse(answer);
  };

const headersFor = (caller: Caller, request: Request, answered: Headers): Record<string, string> => {
  const headers: Record<string, string> = { host: caller.host, 'x-request-id': caller.requestId };
  const isSafe = caller.method === 'GET' || caller.method === 'HEAD';
  for (const name of isSafe ? FORWARDED : [...FORWARDED, ...ORIGIN]) {
    const value = caller.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const cookie = cookieWith(headers.cookie, answered);
  if (cookie !== '') headers.cookie = cookie;
  for (const [name, value] of request.headers) headers[name] = value;
  return headers;
};

/** What the API has set since the page was asked for counts too: the second call of a form is the same visitor's. */
const cookieWith = (sent: string | undefined, answered: Headers): string => {
  const news = answered.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  const names = new Set(news.map(nameOf));
  const kept = (sent ?? '').split(';').filter((pair) => pair.trim() !== '' && !names.has(nameOf(pair)));
  return [...kept.map((pair) => pair.trim()), ...news].join('; ');
};

const nameOf = (pair: string): string => pair.split('=', 1)[0]?.trim() ?? '';

const toResponse = (answer: LightMyRequestResponse): Response => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const single of [value ?? []].flat()) headers.append(name, String(single));
  }
  const isEmpty = [101, 204, 205, 304].includes(answer.statusCode);
  // Its bytes are a Node buffer of its own, which the DOM's types cannot tell from a shared one.
  const body = isEmpty ? null : (answer.rawPayload as Uint8Array<ArrayBuffer>);
  return new Response(body, { status: answer.statusCode, headers });
};
