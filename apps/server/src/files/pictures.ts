import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { AN_HOUR, FOREVER, sendAsset, TYPES } from './assets.ts';

export type Pictures = ReturnType<typeof createPictures>;

/** File without width and ending, as in `halcyon/mattress/hero` -> the hash that stands behind its address. */
type Hashes = Readonly<Record<string, { readonly hash: string }>>;

/** The pattern allows any width; the folder decides which exist. */
const ADDRESS = /^\/pictures\/((.+)-(\d+\.(?:avif|webp)))$/;

/**
 * The photographs of the catalogue. There are too many to keep in memory as the storefront's files are; the system
 * keeps those that are asked for. Only what the manifest names has an address: no path leads out of the folder.
 */
export const createPictures = (folder: string, hashes: Hashes) => ({
  /** False when it is no address of a picture. */
  async serve(req: IncomingMessage, res: ServerResponse, path: string): Promise<boolean> {
    const [, file, name = '', kept = ''] = ADDRESS.exec(path) ?? [];
    if (file === undefined) return false;
    const hash = Object.hasOwn(hashes, name) ? hashes[name]?.hash : undefined;
    if (hash === undefined) sendAsset(req, res, null);
    else await sendPicture(req, res, join(folder, file), { hash, kept });
    return true;
  },
});

/** `kept`: which file of the picture that the hash is of, as in `320.webp`. */
const sendPicture = async (
  req: IncomingMessage,
  res: ServerResponse,
  file: string,
  { hash, kept }: { readonly hash: string; readonly kept: string },
): Promise<void> => {
  const etag = `"${hash}-${kept}"`;
  const isCurrent = req.url?.endsWith(`?v=${hash}`) ?? false;
  const headers = [
    ['content-type', TYPES[extname(file)] ?? 'application/octet-stream'],
    ['cache-control', isCurrent ? FOREVER : AN_HOUR],
    ['etag', etag],
  ].flat();
  const isKnown = req.headers['if-none-match']?.includes(etag) ?? false;
  if (req.method === 'HEAD' && !isKnown) {
    await sendHead(req, res, file, headers);
    return;
  }
  // A HEAD request, or a 304, does not read the file.
  const identity = req.method === 'GET' && !isKnown ? await readFile(file).catch(() => null) : NOTHING;
  sendAsset(req, res, identity && { etag, headers, bodies: { identity } });
};

const NOTHING = Buffer.alloc(0);

/** A file that is in the manifest but missing in the folder is answered 404. */
const sendHead = async (
  req: IncomingMessage,
  res: ServerResponse,
  file: string,
  headers: readonly string[],
): Promise<void> => {
  const found = await stat(file).catch(() => null);
  if (found === null) sendAsset(req, res, null);
  else res.writeHead(200, [...headers, 'content-length', String(found.size)]).end();
};
