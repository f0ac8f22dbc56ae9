import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { growthOf, measuredSize } from '@counterpane/api/catalogue/size-growth';
import { hasModel } from '@counterpane/api/shop/pages/room-view';
import type { ProductData } from '@counterpane/catalogue/product-schema';
import { writeGlb } from '@counterpane/imagery/glb/write-glb';
import { buildModel } from '@counterpane/imagery/model/build-model';
import { specOfProduct } from '@counterpane/imagery/spec/spec-of-product';
import { type PlacedSpec, specsOfSize } from '@counterpane/imagery/spec/spec-of-size';
import { findSize } from '@counterpane/rules/options/sizes';
import { z } from 'zod';
import { chooseEncoding } from '../page-cache/encodings.ts';
import { AN_HOUR, type Asset, etagOf, sendAsset } from './assets.ts';
import { createModelStore, TooManyWaiting } from './model-store.ts';

export type Models = ReturnType<typeof createModels>;

/** The product of a name on the storefront of a host; null where it sells none of that name. */
type FindProduct = (host: string, name: string) => ProductData | null;

const ADDRESS = /^\/models\/([a-z0-9-]{1,120})\.(glb|json)$/;
const KEPT_BYTES = 64 * 1024 * 1024;
const compress = promisify(gzip);
const inflate = promisify(gunzip);

const choiceSchema = z.object({
  size: z.string().max(40).optional(),
  color: z.string().max(40).optional(),
});

/**
 * The models of products, built when they are asked for: `/models/<product>.glb?size=queen&color=navy` for apps that
 * show a room, and `.json` with what the browser builds the same model from. Refusals have the shape of the API's.
 */
export const createModels = (findProduct: FindProduct) => {
  const kept = createModelStore<CachedModel>(KEPT_BYTES);
  return {
    /** False when it is no address of a model. */
    async serve(req: IncomingMessage, res: ServerResponse, path: string): Promise<boolean> {
      const [, name, ending] = ADDRESS.exec(path) ?? [];
      if (name === undefined) return false;
      if (req.method !== 'GET' && req.method !== 'HEAD')
        return refuse(res, 405, 'method_not_allowed', 'A model can only be read', { allow: 'GET, HEAD' });
      const asked = choiceSchema.safeParse(
        Object.fromEntries(new URL(req.url ?? '', 'http://a').searchParams),
      );
      if (!asked.success)
        return refuse(res, 400, 'invalid_request', 'size and color are at most 40 characters long');
      const data = findProduct(req.headers.host ?? '', name);
      if (data === null || !hasModel(data)) return refuse(res, 404, 'not_found', 'There is no such model');
      const model = findModel(data, asked.data);
      if (model === null) return refuse(res, 404, 'not_found', 'It does not come in this size or color');
      if (ending === 'json') {
        sendAsset(req, res, toJson(model));
        return true;
      }
      try {
        const key = `${model.file} ${JSON.stringify(model.pieces)}`;
        sendAsset(req, res, await unpacked(req, await kept.get(key, () => toGlb(model))));
        return true;
      } catch (error) {
        if (!(error instanceof TooManyWaiting)) throw error;
        return refuse(res, 503, 'busy', 'Many models are being built', { 'retry-after': '5' });
      }
    },
  };
};

interface Model {
  readonly pieces: readonly PlacedSpec[];
  /** The name under which a browser saves it. */
  readonly file: string;
}

/** The product as it was chosen; without a choice as the catalogue measures it, in its first colour. */
const findModel = (data: ProductData, asked: z.infer<typeof choiceSchema>): Model | null => {
  const size = asked.size === undefined ? measuredSize(data) : findSize(asked.size);
  const isSold =
    data.sizes.length === 0 ? asked.size === undefined : size !== null && data.sizes.includes(size);
  const color = asked.color ?? data.colors[0]?.value;
  if (!isSold || (color !== undefined && !data.colors.some(({ value }) => value === color))) return null;
  return {
    pieces: specsOfSize(
      specOfProduct(data, color),
      growthOf(data, size),
      size === 'splitKing' && isHalved(data),
    ),
    file: [data.name, size, color].filter(Boolean).join('-').toLowerCase(),
  };
};

/** A split king is two mattresses on two bases, in one bed and under one blanket. */
const isHalved = ({ appearance }: ProductData): boolean => HALVED.has(appearance.shape);

const HALVED: ReadonlySet<ProductData['appearance']['shape']> = new Set([
  'mattress',
  'topper',
  'protector',
  'adjustable-base',
  'foundation',
]);

/** A model as it is kept: packed, which is about a third of it. */
interface CachedModel extends Pick<Asset, 'etag' | 'headers'> {
  readonly packed: Buffer;
  readonly bytes: number;
}

const toGlb = async ({ pieces, file }: Model): Promise<CachedModel> => {
  const identity = Buffer.from(await writeGlb(buildModel(pieces)));
  const packed = await compress(identity, { level: 4 });
  const head = headed(identity, 'model/gltf-binary', [
    ['content-disposition', `attachment; filename="${file}.glb"`],
    ['vary', 'Accept-Encoding'],
  ]);
  return { ...head, packed, bytes: packed.length };
};

/** As this client can read it. Of those that read more than gzip, gzip is what there is. */
const unpacked = async (req: IncomingMessage, { etag, headers, packed }: CachedModel): Promise<Asset> => {
  // A browser that has this version already gets no body.
  if (req.headers['if-none-match']?.includes(etag)) return { etag, headers, bodies: { identity: packed } };
  const accepted = req.headers['accept-encoding']?.replace(/\bbr\b/i, '');
  return chooseEncoding(accepted) === 'gzip'
    ? { etag, headers: [...headers, 'content-encoding', 'gzip'], bodies: { identity: packed } }
    : { etag, headers, bodies: { identity: await inflate(packed) } };
};

const toJson = ({ pieces }: Model): Asset => {
  const identity = Buffer.from(JSON.stringify({ pieces }));
  return { ...headed(identity, 'application/json; charset=utf-8', []), bodies: { identity } };
};

const headed = (identity: Buffer, type: string, more: readonly (readonly [string, string])[]) => {
  const etag = etagOf(identity);
  const own = [
    ['content-type', type],
    ['cache-control', AN_HOUR],
    ['etag', etag],
  ] as const;
  return { etag, headers: [...own, ...more].flat() };
};

const refuse = (
  res: ServerResponse,
  status: number,
  code: string,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): true => {
  const own = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  res.writeHead(status, { ...own, ...headers }).end(JSON.stringify({ status: 'error', error, code }));
  return true;
};
