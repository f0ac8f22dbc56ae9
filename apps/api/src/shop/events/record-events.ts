import { randomBytes } from 'node:crypto';
import type { FunnelEvent } from '@counterpane/contract/events/events';
import { cookieLine } from '@counterpane/contract/visitor/cookies';
import { visitorEndpoints } from '@counterpane/contract/visitor/visitor-endpoints';
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { isoNow } from '../../clock.ts';
import { isoOf } from '../../database/when.ts';
import { ok } from '../../http/answers.ts';
import { consentOf } from '../../http/consent-of.ts';
import { newId } from '../../http/ids.ts';
import { route } from '../../http/route.ts';
import { toldVisit, visitOf } from '../../http/visit-of.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { insertEvents, type NewEvent } from './store.ts';
import { announceEvents } from './tell-analytics.ts';

/** What pages tell of a visit that allows it [R056]. A visit that does not is answered the same, and leaves nothing. */
export const eventRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, visitorEndpoints.tellEvents, async (request, reply) => {
      const consent = consentOf(request);
      if (!consent.analytics) return ok(null);
      const visit = visitOf(request, deps) ?? randomBytes(12).toString('base64url');
      reply.header('set-cookie', cookieLine('visit', visit, deps.secureCookies));
      const { key: storefront } = request.storefront;
      const at = isoNow(deps.clock);
      const events = request.body.events.map((event) => ({ ...event, storefront, visit, at }));
      await recordSteps(deps, { storefront, visit, allowsMarketing: consent.marketing }, events);
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
    const consent = consentOf(request);
    if (!name || visit === null || !consent.analytics) return;
    const { key: storefront } = request.storefront;
    const event = { id: newId(), name, storefront, visit, path: null, at: isoNow(deps.clock) };
    const of = { storefront, visit, allowsMarketing: consent.marketing };
    await recordSteps(deps, of, [event]).catch((error: unknown) =>
      deps.logger.warn({ err: error, event: name }, 'an event was not recorded'),
    );
  });
};

interface MeasuredVisit {
  readonly storefront: string;
  readonly visit: string;
  readonly allowsMarketing: boolean;
}

/** Stores what is new, and has it told where the store has a service of analytics. */
const recordSteps = async (
  deps: OrderDeps,
  of: MeasuredVisit,
  events: readonly NewEvent[],
): Promise<void> => {
  if (!deps.analytics) return void (await insertEvents(deps.database.db, events));
  await deps.database.transaction(async (tx) => {
    const fresh = await insertEvents(tx, events);
    const steps = fresh.map(({ name, path, at }) => ({ name, path, at: isoOf(at) }));
    const visit = toldVisit(of.visit, deps);
    await announceEvents(deps, tx, { ...of, visit, events: steps, sale: null });
  });
};
