import { braintreeTokenAnswerSchema } from '@counterpane/contract/braintree';
import { ProviderUnavailable } from '@counterpane/providers/payment/port';
import { offeredMethods } from '@counterpane/rules/payments/methods';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { type Answer, no, ok, sendAnswer } from '../http/answers.ts';
import { responses } from '../http/responses.ts';

const response = responses(braintreeTokenAnswerSchema);

/** GET /braintree/tokens (checkout section 7): what the browser's PayPal buttons need first. */
export const braintreeRoutes =
  (deps: ApiDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { catalogue, providers, logger } = deps;

    const createToken = async (hostname: string): Promise<Answer> => {
      const { country, currency } = catalogue.storefrontOf(hostname).definition;
      const wallet = offeredMethods(country, (id) => providers.has(id)).find(
        ({ family }) => family === 'braintree',
      );
      const provider = wallet && providers.get(wallet.id);
      if (!provider?.createClientToken) return no({ code: 'payment_provider_not_found' });
      try {
        return ok(await provider.createClientToken(currency));
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
