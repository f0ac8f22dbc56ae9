import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { chooseEncoding, type Encoding } from '../page-cache/encodings.ts';

/** A file as it is sent. */
export interface Asset {
  readonly etag: string;
  readonly headers: readonly string[];
  readonly bodies: Partial<Record<Encoding, Buffer>> & { readonly identity: Buffer };
}

export type Assets = ReturnType<typeof createAssets>;

export const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The bundler puts a hash of the content into these names, so what they name never changes. */
const HASHED = '/assets/';

export const FOREVER = 'public, max-age=31536000, immutable';
export const AN_HOUR = 'public, max-age=3600';

/** The storefront's files, in memory, as the build left them: plain, and compressed as `.br` and `.gz` beside. */
export const createAssets = (folder: string) => {
  const assets = new Map(
    listFiles(folder)
      .filter((file) => !/\.(?:br|gz)$/.test(file))
      .map((file) => [`/${relative(folder, file).split(sep).join('/')}`, readAsset(folder, file)]),
  );

  return {
    /**
     * False when there is no such file. A hashed name that does not exist is answered 404 here, because no page has
     * such an address.
     */
    serve(req: IncomingMessage, res: ServerResponse, path: string): boolean {
      const asset = assets.get(path);
      if (!asset && !path.startsWith(HASHED)) return false;
      sendAsset(req, res, asset ?? null);
      return true;
    },
    count: assets.size,
  };
};

/** Sends a file, or says that it is not there. */
export const sendAsset = (req: IncomingMessage, res: ServerResponse, asset: Asset | null): void => {
  if (req.method !== 'GET' && req.method !== 'HEAD') res.writeHead(405, { allow: 'GET, HEAD' }).end();
  else if (!asset)
    res
      .writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .end('Not found');
  else send(req, res, asset);
};

const send = (req: IncomingMessage, res: ServerResponse, asset: Asset): void => {
  if (req.headers['if-none-match']?.includes(asset.etag)) {
    res.writeHead(304, asset.headers as string[]).end();
    return;
  }
  const wanted = chooseEncoding(req.headers['accept-encoding']);
  const compressed = wanted === 'identity' ? undefined : asset.bodies[wanted];
  const body = compressed ?? asset.bodies.identity;
  const encoding = compressed ? ['content-encoding', wanted] : [];
  res.writeHead(200, [...asset.headers, ...encoding, 'content-length', String(body.length)]);
  res.end(req.method === 'HEAD' ? undefined : body);
};

const readAsset = (folder: string, file: string): Asset => {
  const identity = readFileSync(file);
  const br = readIfThere(`${file}.br`);
  const gzip = readIfThere(`${file}.gz`);
  const etag = etagOf(identity);
  const isHashed = `/${relative(folder, file)}`.startsWith(HASHED);
  const headers = [
    ['content-type', TYPES[extname(file)] ?? 'application/octet-stream'],
    ['cache-control', isHashed ? FOREVER : AN_HOUR],
    ['etag', etag],
    ...(br || gzip ? [['vary', 'Accept-Encoding']] : []),
  ].flat();
  return { etag, headers, bodies: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) } };
};

export const etagOf = (bytes: Buffer): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

const readIfThere = (file: string): Buffer | null => {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
};

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
