import { browserFailureAnswerSchema, browserFailureSchema } from '@counterpane/contract/visitor/failures';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { ok } from '../../http/answers.ts';
import { createLimit } from '../../http/limiter.ts';
import { responses } from '../../http/responses.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { logBrowserFailure } from './log-browser-failure.ts';

/** What browsers could not do is a line of the log, where operators see what the server failed at [C8]. */
export const failureRoutes =
  (deps: OrderDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const isWithinLimit = createLimit(deps, 'reportFailure');
    app.post(
      '/failures',
      { schema: { body: browserFailureSchema, response: responses(browserFailureAnswerSchema) } },
      async (request, reply) => {
        if (!(await isWithinLimit(request, reply))) return reply;
        logBrowserFailure(deps, request.body, request.storefront.key);
        return ok({}).body;
      },
    );
    done();
  };
