import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotli, chooseEncoding, type Encoding, isCompressible, zip } from '../page-cache/encodings.ts';

/** Sends an answer that is this visitor's alone. Pages are rendered whole, so they are compressed whole. */
export const sendLive = async (
  req: IncomingMessage,
  res: ServerResponse,
  response: Response,
): Promise<void> => {
  const plain = Buffer.from(await response.arrayBuffer());
  const encoding = chooseFor(req, response, plain);
  const bytes = await encode(plain, encoding);
  const headers = response.headers;
  headers.delete('cache-tag');
  // No cache keeps an answer to one visitor, whatever the page forgot to say. Only the list of routes is for everyone.
  if (!/no-store|immutable/.test(headers.get('cache-control') ?? ''))
    headers.set('cache-control', 'private, no-store');
  headers.set('content-length', String(bytes.length));
  headers.append('vary', 'Accept-Encoding');
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  // The browser may be gone by now.
  if (res.destroyed) return;
  res.writeHead(response.status, [...headers].flat());
  res.end(req.method === 'HEAD' ? undefined : bytes);
};

const chooseFor = (req: IncomingMessage, response: Response, plain: Buffer): Encoding => {
  return isCompressible(response.headers) && plain.length > 1000
    ? chooseEncoding(req.headers['accept-encoding'])
    : 'identity';
};

const encode = async (plain: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br') return brotli(plain, 5);
  return encoding === 'gzip' ? zip(plain) : plain;
};
