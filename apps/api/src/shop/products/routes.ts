import { Buffer } from 'node:buffer';
import { productEndpoints } from '@counterpane/contract/products/product-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { nextPriceChange } from '../../catalogue/next-price-change.ts';
import { dayEndsAt } from '../../clock.ts';
import { VARIES } from '../../http/cache-control.ts';
import { route } from '../../http/route.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { findProducts } from './find-products.ts';
import { keepProducts } from './product-cache.ts';
import { productView } from './product-view.ts';

const START = Buffer.from('{"status":"ok","result":{"data":[');
const COMMA = Buffer.from(',');
const END = Buffer.from(']}}');

/** How long anybody may keep an answer [C7]: prices of a sale only while it lasts. */
const MAX_AGE_S = 600;

/**
 * GET /products by names, ids or inventory keys, in the order of the question [C7]. The
 * device id is taken and changes nothing: the answer is the same for everybody.
 */
export const productRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { clock } = deps;
    const jsonOf = keepProducts(productView);

    route(app, productEndpoints.products, async (request, reply) => {
      const storefront = request.storefront;
      const found = findProducts(request.query, storefront);
      const parts = found.flatMap((entry, index) => [
        ...(index === 0 ? [] : [COMMA]),
        jsonOf(entry, storefront),
      ]);
      const now = clock.now();
      const changesAt = Math.min(nextPriceChange([], storefront, storefront.pricesAt), dayEndsAt(now));
      const changesInS = Math.floor((changesAt - now) / 1000);
      reply
        .header('vary', VARIES)
        .header('cache-control', `public, max-age=${Math.max(0, Math.min(MAX_AGE_S, changesInS))}`);
      return { bytes: Buffer.concat([START, ...parts, END]) };
    });

    done();
  };
