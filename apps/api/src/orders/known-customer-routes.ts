import { setTimeout as wait } from 'node:timers/promises';
import { knownCustomerQuerySchema } from '@counterpane/contract/fulfillment';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { findOpenCart } from '../carts/store.ts';
import type { ApiDeps } from '../deps.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { isKnownCustomer } from './returning-customers.ts';

const LIMIT = { calls: 60, seconds: 60 };
/** Longer than looking takes: the answer's time says nothing. */
const TIME_MS = 40;

/**
 * HEAD /orders: whether somebody has ordered here before, as the header `exist` (checkout section 7). It tells
 * of people, so that only a visitor with something in the cart may ask, and not often (decisions row 12).
 */
export const knownCustomerRoutes =
  ({ database, catalogue }: ApiDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const isWithinLimit = createRateLimit(LIMIT);
    const options = {
      schema: {
        querystring: knownCustomerQuerySchema,
        description: 'The header `exist` is there for somebody who has ordered here before.',
      },
      config: { swagger: { exposeHeadRoute: true } },
    };

    app.head('/orders', options, async (request, reply) => {
      if (!(await isWithinLimit(request, reply))) return reply;
      const { key } = catalogue.storefrontOf(request.hostname);
      const { visitorId } = request;
      const cart = visitorId === null ? null : await findOpenCart(database.db, visitorId, key);
      if (!cart || cart.lines.length === 0) return reply.code(404).send();
      const [exists] = await Promise.all([isKnownCustomer(database.db, key, request.query), wait(TIME_MS)]);
      if (exists) reply.header('exist', 'true');
      return reply.code(200).send();
    });

    done();
  };
