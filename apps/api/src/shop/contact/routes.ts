import { contactAnswerSchema, contactMessageSchema } from '@counterpane/contract/visitor/contact';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { sendAnswer } from '../../http/answers.ts';
import { callerOf } from '../../http/limiter.ts';
import { responses } from '../../http/responses.ts';
import { requireVisitor } from '../../http/visitor.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { receiveMessage } from './receive-message.ts';

/** POST /contact: a message from the form of the support page. */
export const contactRoutes =
  (deps: OrderDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { database } = deps;

    app.post(
      '/contact',
      { schema: { body: contactMessageSchema, response: responses(contactAnswerSchema) } },
      async (request, reply) => {
        const visitorId = requireVisitor(request, reply, deps);
        const { key: storefront, definition } = request.storefront;
        const answer = await withIdempotency({
          request,
          database,
          visitorId,
          write: (tx) =>
            receiveMessage(tx, deps, request.body, {
              visitorId,
              address: callerOf(deps, request).address,
              storefront,
              country: definition.country,
            }),
        });
        return sendAnswer(reply, answer);
      },
    );

    done();
  };
