import { decodeText } from '@counterpane/contract/encode-query';
import { productEndpoints } from '@counterpane/contract/products/product-endpoints';
import { shapeFault } from '@counterpane/contract/shape-faults';
import type { FastifyPluginCallback } from 'fastify';
import { misshapen, ok } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import type { ShopDeps } from '../deps.ts';
import { findStrategy } from '../experiments/strategy-ids.ts';
import { rememberFacts } from './purchase-facts.ts';
import { recommend } from './recommend.ts';

/** No cart has as many lines. */
const MOST_SKUS = 200;

/** What goes with a cart [K7]. */
export const recommendationRoutes =
  (deps: ShopDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const facts = rememberFacts(deps);
    route(app, productEndpoints.recommendations, async ({ params, query, storefront }) => {
      const skus = decodeText(query.cartSkus);
      if (!skus.ok) return misshapen([{ field: 'cartSkus', message: shapeFault('noBase64') }]);
      const strategy = findStrategy(deps, storefront, params.type);
      if (!strategy) return misshapen([{ field: 'type', message: shapeFault('noStrategy') }]);
      const known = await facts.forceFetch(storefront.brand.key);
      const asked = {
        skus: skus.value.split(',').slice(0, MOST_SKUS),
        without: new Set(query.without?.split(',')),
      };
      return ok(recommend(asked, strategy, storefront, known));
    });
    done();
  };
