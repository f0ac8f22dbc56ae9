import { orderEndpoints } from '@counterpane/contract/orders/order-endpoints';
import { message } from '@counterpane/messages/message';
import { type CarrierService, type ParcelReport, WebhookRefused } from '@counterpane/providers/shipping/port';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { failed, ok } from '../../http/answers.ts';
import { callerOf, countLimited, tooMany } from '../../http/limiter.ts';
import { keepRawBodies } from '../../http/raw-bodies.ts';
import { route } from '../../http/route.ts';
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
      const news = readNews(carriers, request);
      if (news === 'forged') {
        const retryAfter = await countLimited(deps, 'sendForgedEvent', callerOf(deps, request));
        return retryAfter === null ? failed('bad_signature', message('Not verified')) : tooMany(retryAfter);
      }
      return ok(news ? await recordNews(deps, news) : 'ignored');
    });
    done();
  };

const readNews = (
  carriers: CarrierService,
  { body, headers }: FastifyRequest,
): ParcelReport | 'forged' | null => {
  const named = Object.entries(headers).map(([name, value]) => [name, [value].flat()[0]] as const);
  try {
    return carriers.readWebhook({
      body: typeof body === 'string' ? body : '',
      headers: Object.fromEntries(named),
    });
  } catch (error) {
    if (error instanceof WebhookRefused) return 'forged';
    throw error;
  }
};
