import { orderEndpoints } from '@counterpane/contract/orders/order-endpoints';
import { message } from '@counterpane/messages/message';
import type { FastifyPluginCallback } from 'fastify';
import { failed, ok } from '../../http/answers.ts';
import { keepRawBodies } from '../../http/raw-bodies.ts';
import { route } from '../../http/route.ts';
import { readSigned } from '../../http/signed-calls.ts';
import type { OrderDeps } from '../deps.ts';
import { recordNews } from './record-news.ts';

/** POST /webhooks/carriers/{service}: verify first, and answer 2xx only after the commit, so that lost news are sent again. */
export const carrierWebhookRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    keepRawBodies(app);

    route(app, orderEndpoints.carrierWebhook, async (request) => {
      const { carriers } = deps;
      if (!carriers || carriers.id !== request.params.service)
        return failed('not_found', message('No such provider'));
      const read = await readSigned(deps, request, (call) => carriers.readWebhook(call));
      if (!read.ok) return read.answer;
      return ok(read.news ? await recordNews(deps, read.news) : 'ignored');
    });
    done();
  };
