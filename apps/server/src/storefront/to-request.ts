import type { IncomingMessage, ServerResponse } from 'node:http';
import { EMPTY_FORM } from '../http/check-form.ts';

interface RequestFacts {
  readonly protocol: 'http:' | 'https:';
  /** Null where nothing was sent; the body has been received and checked before. */
  readonly form: Buffer | null;
}

/** A request as pages know it. It is aborted when the browser goes before it is answered. */
export const toRequest = (
  req: IncomingMessage,
  res: ServerResponse,
  { protocol, form }: RequestFacts,
): Request => {
  const left = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) left.abort();
  });
  const headers = new Headers();
  // The headers that the front has checked, and has taken what must not be believed out of.
  for (const [name, value] of Object.entries(req.headers))
    for (const each of [value ?? []].flat()) headers.append(name, each);
  if (form && !headers.has('content-type')) headers.set('content-type', EMPTY_FORM);
  return new Request(`${protocol}//${req.headers.host}${req.url}`, {
    method: req.method ?? 'GET',
    headers,
    body: form && new Uint8Array(form),
    signal: left.signal,
  });
};
