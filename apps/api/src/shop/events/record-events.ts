import { randomBytes } from 'node:crypto';
import type { FunnelEvent } from '@counterpane/contract/events/events';
import { cookieLine, nameOfCookie } from '@counterpane/contract/visitor/cookies';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import { visitorEndpoints } from '@counterpane/contract/visitor/visitor-endpoints';
import type { FastifyInstance, FastifyPluginCallback, FastifyRequest } from 'fastify';
import { isoNow } from '../../clock.ts';
import { ok } from '../../http/answers.ts';
import { consentOf } from '../../http/consent-of.ts';
import { newId } from '../../http/ids.ts';
import { route } from '../../http/route.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { insertEvents } from './store.ts';

/** What pages tell of a visit that allows it [R056]. A visit that does not is answered the same, and leaves nothing. */
export const eventRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, visitorEndpoints.tellEvents, async (request, reply) => {
      if (!consentOf(request).analytics) return ok(null);
      const visit = visitOf(request, deps) ?? randomBytes(12).toString('base64url');
      reply.header('set-cookie', cookieLine('visit', visit, deps.secureCookies));
      const { key: storefront } = request.storefront;
      const at = isoNow(deps.clock);
      await insertEvents(
        deps.database.db,
        request.body.events.map((event) => ({ ...event, storefront, visit, at })),
      );
      return ok(null);
    });
    done();
  };

/** What calls of the API come to on the way to an order. */
const CALLS: Readonly<Record<string, FunnelEvent>> = {
  'POST /carts/my/items': 'add_to_cart',
  'DELETE /carts/my/items/:itemIdentifier/': 'remove_from_cart',
  'PUT /carts/my/checkout/shipping': 'add_shipping_info',
  'PUT /carts/my/checkout/billing': 'add_payment_info',
};

/** Records, once it is answered, a call that brought a measured visit further. The shopper does not wait for it. */
export const recordCalls = (app: FastifyInstance, deps: OrderDeps): void => {
  app.addHook('onResponse', async (request, reply) => {
    const name = CALLS[request.routeOptions.config.endpoint?.at ?? ''];
    const visit = name && reply.statusCode === 200 ? visitOf(request, deps) : null;
    if (!name || visit === null || !consentOf(request).analytics) return;
    const { key: storefront } = request.storefront;
    const event = { id: newId(), name, storefront, visit, path: null, at: isoNow(deps.clock) };
    await insertEvents(deps.database.db, [event]).catch((error: unknown) =>
      deps.logger.warn({ err: error, event: name }, 'an event was not recorded'),
    );
  });
};

/** The number of a visit that a page of it has told something of; it names no person. */
const visitOf = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  { secureCookies }: Pick<OrderDeps, 'secureCookies'>,
): string | null => {
  const visit = findCookie(headers.cookie, nameOfCookie('visit', secureCookies));
  return visit !== null && /^[\w-]{16}$/.test(visit) ? visit : null;
};
