import { orderEndpoints } from '@counterpane/contract/orders/order-endpoints';
import { message } from '@counterpane/messages/message';
import type { FastifyPluginCallback } from 'fastify';
import { failed, ok } from '../../http/answers.ts';
import { keepRawBodies } from '../../http/raw-bodies.ts';
import { route } from '../../http/route.ts';
import { readSigned } from '../../http/signed-calls.ts';
import { withdrawConsentOfEmail } from '../consents/consents-of-order.ts';
import type { OrderDeps } from '../deps.ts';
import { stopTexts } from './store.ts';

/** POST /webhooks/texts/{service}: who sends `STOP` has taken the consent back here as well, for every order of theirs [R057]. */
export const textsWebhookRoute =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    keepRawBodies(app);

    route(app, orderEndpoints.textsWebhook, async (request) => {
      const { texts, database } = deps;
      if (!texts || texts.id !== request.params.service)
        return failed('not_found', message('No such provider'));
      const read = await readSigned(deps, request, (call) => texts.readWebhook(call));
      if (!read.ok) return read.answer;
      const { news } = read;
      if (!news) return ok('ignored');
      const emails = await database.transaction(async (tx) => {
        const ended = await stopTexts(tx, news);
        for (const email of ended) await withdrawConsentOfEmail(tx, email, 'sms', news.at);
        return ended;
      });
      return ok(emails.length > 0 ? 'applied' : 'unknown');
    });
    done();
  };
