import type { Buffer } from 'node:buffer';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Fastify from 'fastify';

const PREFIX = '/reference';

/**
 * The script that draws the reference, compressed. Its package serves it and does not say where it is, so it is asked of a
 * server that nobody else reaches; not before someone reads the reference, because it is 5 MB.
 */
export const loadReferenceScript = async (): Promise<Buffer> => {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const app = Fastify();
  app.register(scalar, { routePrefix: PREFIX, configuration: { url: '/' } });
  const { body, statusCode } = await app.inject(`${PREFIX}/js/scalar.js`);
  await app.close();
  if (statusCode !== 200) throw new Error('the reference has no script at its address');
  return promisify(gzip)(body);
};
