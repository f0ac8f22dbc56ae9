import { braintreeTokenAnswerSchema } from '@counterpane/contract/checkout/braintree';
import { ProviderUnavailable } from '@counterpane/providers/payment/provider-unavailable';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { hasItems } from '../../cart/carts/has-items.ts';
import { offeredMethods } from '../../cart/payment-methods/method-availability.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { type Answer, ok, refused, sendAnswer } from '../../http/answers.ts';
import { createLimit } from '../../http/limiter.ts';
import { responses } from '../../http/responses.ts';
import type { OrderDeps } from '../deps.ts';

const response = responses(braintreeTokenAnswerSchema);

/** GET /braintree/tokens [K7]: what the browser's PayPal buttons need first. */
export const braintreeRoutes =
  (deps: OrderDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { database, providers, logger } = deps;
    const isWithinLimit = createLimit(deps, 'openProviderSession');

    const createToken = async (storefront: Storefront): Promise<Answer> => {
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

    app.get('/braintree/tokens', { schema: { response } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { storefront, visitorId } = request;
      if (!(await hasItems(database.db, visitorId, storefront.key)))
        return sendAnswer(reply, refused({ code: 'cart_empty' }));
      if (!(await isWithinLimit(request, reply))) return reply;
      return sendAnswer(reply, await createToken(storefront));
    });
    done();
  };
