import { braintreeTokenAnswerSchema } from '@counterpane/contract/braintree';
import { ProviderUnavailable } from '@counterpane/providers/payment/port';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { type Answer, no, ok, sendAnswer } from '../http/answers.ts';
import { responses } from '../http/responses.ts';
import { offeredMethods } from '../payments/judge-method.ts';

const response = responses(braintreeTokenAnswerSchema);

/** GET /braintree/tokens (checkout section 7): what the browser's PayPal buttons need first. */
export const braintreeRoutes =
  (deps: ApiDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { catalogue, providers, logger } = deps;

    const createToken = async (hostname: string): Promise<Answer> => {
      const storefront = catalogue.storefrontOf(hostname);
      const wallet = offeredMethods(storefront, providers).find(({ family }) => family === 'braintree');
      const provider = wallet && providers.get(wallet.id);
      if (!provider?.createClientToken) return no({ code: 'payment_provider_not_found' });
      try {
        return ok(await provider.createClientToken(storefront.definition.currency));
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error;
        logger.error({ provider: provider.id, err: error }, 'payment provider unavailable');
        return no({ code: 'payment_unavailable' });
      }
    };

    app.get('/braintree/tokens', { schema: { response } }, async (request, reply) =>
      sendAnswer(reply.header('cache-control', 'no-store'), await createToken(request.hostname)),
    );
    done();
  };
