import { decodeText } from '@counterpane/contract/encode-query';
import { productEndpoints } from '@counterpane/contract/products/product-endpoints';
import type { Recommendations } from '@counterpane/contract/products/recommendations';
import { shapeFault } from '@counterpane/contract/shape-faults';
import type { PurchaseFacts } from '@counterpane/rules/recommendations/rank-recommendations';
import type { FastifyPluginCallback } from 'fastify';
import { LRUCache } from 'lru-cache';
import { rememberByObjects } from '../../catalogue/remembered/remember-by-objects.ts';
import { rememberByStorefront } from '../../catalogue/remembered/remember-by-storefront.ts';
import { misshapen, ok } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import type { ShopDeps } from '../deps.ts';
import { findStrategy } from '../experiments/strategy-ids.ts';
import { rememberFacts } from './purchase-facts.ts';
import { recommend } from './recommend.ts';

/** No cart has as many lines. */
const MOST_SKUS = 200;

const MOST_REMEMBERED = 1_000;

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
      const key = JSON.stringify([strategy, asked.skus, query.without]);
      return ok(rememberFrom(known)(storefront, key, () => recommend(asked, strategy, storefront, known)));
    });
    done();
  };

/** Every page of a product asks the same. What is remembered goes with the facts that it was worked out of. */
const rememberFrom = (facts: PurchaseFacts) =>
  remembered([facts], () =>
    rememberByStorefront<Recommendations>(() => new LRUCache({ max: MOST_REMEMBERED })),
  );

const remembered = rememberByObjects<ReturnType<typeof rememberByStorefront<Recommendations>>>();
