import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

const known = new LRUCache<string, Encoding>({ max: 100 });

/** Browsers send a handful of different headers, so each one is read once. */
export const chooseEncoding = (acceptEncoding: string | undefined): Encoding => {
  if (acceptEncoding === undefined) return 'identity';
  const remembered = known.get(acceptEncoding);
  if (remembered) return remembered;
  const chosen = readEncodings(acceptEncoding);
  known.set(acceptEncoding, chosen);
  return chosen;
};

const readEncodings = (acceptEncoding: string): Encoding => {
  const accepted = new Set(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
};

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/svg)/;

/** Whether compressing makes an answer smaller: text and drawings yes, compressed formats no. */
export const isCompressible = (headers: Headers): boolean =>
  COMPRESSIBLE.test(headers.get('content-type') ?? '');

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * A page for one visitor is compressed quickly (5), the first copy of a page for everyone a little better (4), and the
 * copy that later visitors get may take its time (9).
 */
export const brotli = (bytes: Buffer, quality: 4 | 5 | 9): Promise<Buffer> =>
  brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

export const zip = (bytes: Buffer): Promise<Buffer> => gzipAsync(bytes, { level: 6 });
