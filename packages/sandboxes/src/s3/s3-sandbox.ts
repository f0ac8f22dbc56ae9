import Fastify, { type FastifyReply } from 'fastify';
import { findSignatureFault, sha256 } from './signature.ts';

interface S3SandboxOptions {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  readonly bucket: string;
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
}

/** `error500`: S3's own failure. `hang`: no answer ever. */
type S3Fault = 'error500' | 'hang';

interface S3Object {
  readonly bytes: Buffer;
  readonly type: string;
}

export interface S3Sandbox {
  readonly url: string;
  /** What the bucket holds, by key. */
  readonly objects: ReadonlyMap<string, S3Object>;
  /** From now on every call fails so; null ends it. */
  fault(kind: S3Fault | null): void;
  close(): Promise<void>;
}

const MOST_BYTES = 64 * 1024 * 1024;

/** A local S3 with one bucket: the three calls that the store makes, each signed. See DIFFERENCES.md. */
export const startS3Sandbox = async ({
  host,
  port,
  bucket,
  region,
  ...keys
}: S3SandboxOptions): Promise<S3Sandbox> => {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: MOST_BYTES });
  const objects = new Map<string, S3Object>();
  let fault: S3Fault | null = null;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));

  app.route<{ Params: { bucket: string; key: string }; Body: Buffer | undefined }>({
    method: ['PUT', 'GET', 'DELETE'],
    url: '/:bucket/:key',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      if (fault === 'error500') return refuse(reply, 500, 'InternalError');
      if (fault === 'hang') return reply.hijack();
      const { method, url, params, headers } = request;
      const body = request.body ?? Buffer.alloc(0);
      const single = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(',')]),
      );
      const wrong = findSignatureFault({ method, path: url, headers: single }, keys, region, Date.now());
      if (wrong) return refuse(reply, 403, wrong);
      if (headers['x-amz-content-sha256'] !== sha256(body))
        return refuse(reply, 400, 'XAmzContentSHA256Mismatch');
      if (params.bucket !== bucket) return refuse(reply, 404, 'NoSuchBucket');
      switch (method) {
        case 'PUT':
          objects.set(params.key, { bytes: body, type: headers['content-type'] ?? 'binary/octet-stream' });
          return reply.code(200).send();
        case 'DELETE':
          objects.delete(params.key);
          return reply.code(204).send();
        default: {
          const found = objects.get(params.key);
          return found ? reply.type(found.type).send(found.bytes) : refuse(reply, 404, 'NoSuchKey');
        }
      }
    },
  });
  const url = await app.listen({ host, port });
  return {
    url,
    objects,
    fault: (kind) => {
      fault = kind;
    },
    close: () => app.close(),
  };
};

const refuse = (reply: FastifyReply, status: number, code: string) =>
  reply
    .code(status)
    .type('application/xml')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`);
