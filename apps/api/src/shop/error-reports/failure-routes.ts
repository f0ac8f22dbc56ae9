import { visitorEndpoints } from '@counterpane/contract/visitor/visitor-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { ok } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { logBrowserFailure } from './log-browser-failure.ts';

/** What browsers could not do is a line of the log, where operators see what the server failed at [C8]. */
export const failureRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, visitorEndpoints.tellFailure, async (request) => {
      logBrowserFailure(deps, request.body, request.storefront.key);
      return ok({});
    });
    done();
  };
