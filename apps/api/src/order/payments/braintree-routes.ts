import { providerEndpoints } from '@counterpane/contract/checkout/provider-endpoints';
import { ProviderUnavailable } from '@counterpane/providers/payment/provider-unavailable';
import type { FastifyPluginCallback } from 'fastify';
import { hasItems } from '../../cart/carts/has-items.ts';
import { offeredMethods } from '../../cart/payment-methods/method-availability.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { ok, refused } from '../../http/answers.ts';
import { refuseOverLimit } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import type { OrderDeps } from '../deps.ts';

/** GET /braintree/tokens [K7]: what the browser's PayPal buttons need first. */
export const braintreeRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { database, providers, logger } = deps;

    const createToken = async (storefront: Storefront) => {
      const wallet = offeredMethods(storefront, providers).find(
        ({ integration }) => integration === 'braintree',
      );
      const provider = wallet && providers.get(wallet.id);
      if (!provider?.createClientToken) return refused({ code: 'payment_provider_not_found' });
      try {
        return ok(await provider.createClientToken(storefront.definition.currency));
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error;
        logger.error({ provider: provider.id, err: error }, 'payment provider unavailable');
        return refused({ code: 'payment_unavailable' });
      }
    };

    route(app, providerEndpoints.braintreeToken, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { storefront, visitorId } = request;
      if (!(await hasItems(database.db, visitorId, storefront.key))) return refused({ code: 'cart_empty' });
      const over = await refuseOverLimit(deps, 'openProviderSession', request);
      return over ?? createToken(storefront);
    });
    done();
  };
