import { visitorEndpoints } from '@counterpane/contract/visitor/visitor-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { callerOf } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import { requireVisitor } from '../../http/visitor.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { receiveMessage } from './receive-message.ts';

/** POST /contact: a message from the form of the support page. */
export const contactRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { database } = deps;

    route(app, visitorEndpoints.sendMessage, async (request, reply) => {
      const visitorId = requireVisitor(request, reply, deps);
      const { key: storefront, definition, language } = request.storefront;
      return withIdempotency({
        request,
        database,
        visitorId,
        write: (tx) =>
          receiveMessage(tx, deps, request.body, {
            visitorId,
            address: callerOf(deps, request).address,
            storefront,
            language,
            country: definition.country,
          }),
      });
    });

    done();
  };
