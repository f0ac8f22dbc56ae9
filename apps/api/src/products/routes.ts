import { Buffer } from 'node:buffer';
import { productsAnswerSchema, productsQuerySchema } from '@counterpane/contract/products';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { responses } from '../http/responses.ts';
import { findProducts } from './find-products.ts';
import { keepProducts } from './product-cache.ts';
import { productView } from './product-view.ts';

const START = Buffer.from('{"status":"ok","result":{"data":[');
const COMMA = Buffer.from(',');
const END = Buffer.from(']}}');

/**
 * GET /products by names, ids or inventory keys, in the order of the question (catalogue section 7). The
 * device id is taken and changes nothing: the answer is the same for everybody.
 */
export const productRoutes =
  ({ catalogue }: ApiDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const jsonOf = keepProducts(productView);
    const schema = { querystring: productsQuerySchema, response: responses(productsAnswerSchema) };

    app.get('/products', { schema }, (request, reply) => {
      const storefront = catalogue.storefrontOf(request.hostname);
      const parts = findProducts(request.query, storefront).flatMap((entry, index) => [
        ...(index === 0 ? [] : [COMMA]),
        jsonOf(entry, storefront),
      ]);
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('cache-control', 'public, max-age=600')
        .send(Buffer.concat([START, ...parts, END]));
    });

    done();
  };
