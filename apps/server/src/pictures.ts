import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { AN_HOUR, type Asset, etagOf, FOREVER, sendAsset, TYPES } from './assets.ts';

export type Pictures = ReturnType<typeof createPictures>;

/** File without width and ending, as in `halcyon/mattress/hero` -> the hash that stands behind its address. */
type Hashes = Readonly<Record<string, { readonly hash: string }>>;

const ADDRESS = /^\/pictures\/((.+)-(?:96|320|640|960|1440)\.(?:avif|webp))$/;

/**
 * The photographs of the catalogue. There are too many to keep in memory as the storefront's files are; the system
 * keeps those that are asked for. Only what the manifest names has an address: no path leads out of the folder.
 */
export const createPictures = (folder: string, hashes: Hashes) => ({
  /** False when it is no address of a picture. */
  async serve(req: IncomingMessage, res: ServerResponse, path: string): Promise<boolean> {
    const [, file, name = ''] = ADDRESS.exec(path) ?? [];
    if (file === undefined) return false;
    const known = Object.hasOwn(hashes, name) ? hashes[name] : undefined;
    const isCurrent = req.url?.endsWith(`?v=${known?.hash}`) ?? false;
    sendAsset(req, res, known ? await readPicture(join(folder, file), isCurrent) : null);
    return true;
  },
});

/** Null where the manifest knows more than the folder has. */
const readPicture = async (file: string, isCurrent: boolean): Promise<Asset | null> => {
  const identity = await readFile(file).catch(() => null);
  if (identity === null) return null;
  const etag = etagOf(identity);
  const headers = [
    ['content-type', TYPES[extname(file)] ?? 'application/octet-stream'],
    ['cache-control', isCurrent ? FOREVER : AN_HOUR],
    ['etag', etag],
  ].flat();
  return { etag, headers, bodies: { identity } };
};
