import { randomBytes } from 'node:crypto';
import type { FunnelEvent } from '@counterpane/contract/events/events';
import { cookieLine } from '@counterpane/contract/visitor/cookies';
import { visitorEndpoints } from '@counterpane/contract/visitor/visitor-endpoints';
import type { Goods } from '@counterpane/providers/analytics/port';
import type { FastifyInstance, FastifyPluginCallback, FastifyRequest } from 'fastify';
import { type MovedItem, movedBy } from '../../cart/carts/moved-items.ts';
import { isoNow } from '../../clock.ts';
import { isoOf } from '../../database/when.ts';
import { ok } from '../../http/answers.ts';
import { consentOf } from '../../http/consent-of.ts';
import { newId } from '../../http/ids.ts';
import { route } from '../../http/route.ts';
import { toldVisit, visitOf } from '../../http/visit-of.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { goodsOfCart, goodsOfMove, goodsOfPage, isOfCart } from './goods.ts';
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
      const { events } = request.body;
      const isAsked = deps.analytics && events.some(({ name }) => isOfCart(name));
      const inCart = isAsked ? await goodsOfCart(deps, request) : null;
      const steps = events.map((event) => ({
        ...{ ...event, storefront, visit, at },
        goods: isOfCart(event.name) ? inCart : goodsOfPage(event.name, event.path, request.storefront),
      }));
      await recordSteps(deps, { storefront, visit, allowsMarketing: consent.marketing }, steps);
      return ok(null);
    });
    done();
  };

/** Calls of the API that are a step by themselves, whatever is in the cart. */
const CALLS: Readonly<Record<string, FunnelEvent>> = {
  'PUT /carts/my/checkout/shipping': 'add_shipping_info',
  'PUT /carts/my/checkout/billing': 'add_payment_info',
};

/**
 * Records, once it is answered, a call that brought a measured visit further: one of the checkout, and any that put something into
 * the visitor's cart or took something out of it. The shopper does not wait for it.
 */
export const recordCalls = (app: FastifyInstance, deps: OrderDeps): void => {
  app.addHook('onResponse', async (request, reply) => {
    const steps = reply.statusCode === 200 ? stepsOf(request) : [];
    const visit = steps.length > 0 ? visitOf(request, deps) : null;
    const consent = consentOf(request);
    if (visit === null || !consent.analytics) return;
    const { key: storefront } = request.storefront;
    const of = { storefront, visit, allowsMarketing: consent.marketing };
    const record = async (): Promise<void> => {
      const isAsked = deps.analytics && steps.some(({ name }) => isOfCart(name));
      const inCart = isAsked ? await goodsOfCart(deps, request) : null;
      const told = steps.map(({ name, moved }) => {
        const goods = isOfCart(name) ? inCart : goodsOfMove(request, moved);
        const list = goods?.items.find((item) => item.list !== null)?.list ?? null;
        return { id: newId(), name, storefront, visit, path: null, list, at: isoNow(deps.clock), goods };
      });
      await recordSteps(deps, of, told);
    };
    await record().catch((error: unknown) =>
      deps.logger.warn({ err: error, events: steps.map(({ name }) => name) }, 'steps were not recorded'),
    );
  });
};

interface CallStep {
  readonly name: FunnelEvent;
  readonly moved: readonly MovedItem[];
}

const stepsOf = (request: FastifyRequest): readonly CallStep[] => {
  const name = CALLS[request.routeOptions.config.endpoint?.at ?? ''];
  const { added, removed } = movedBy(request);
  return [
    ...(name ? [{ name, moved: [] }] : []),
    ...(removed.length > 0 ? [{ name: 'remove_from_cart' as const, moved: removed }] : []),
    ...(added.length > 0 ? [{ name: 'add_to_cart' as const, moved: added }] : []),
  ];
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
  steps: readonly (NewEvent & { readonly goods: Goods | null })[],
): Promise<void> => {
  const events = steps.map(({ goods: _, ...event }) => event);
  if (!deps.analytics) return void (await insertEvents(deps.database.db, events));
  await deps.database.transaction(async (tx) => {
    const fresh = await insertEvents(tx, events);
    const told = fresh.map(({ id, name, path, at }) => ({
      ...{ name, path, at: isoOf(at) },
      goods: steps.find((step) => step.id === id)?.goods ?? null,
    }));
    const visit = toldVisit(of.visit, deps);
    await announceEvents(deps, tx, { ...of, visit, events: told, sale: null });
  });
};
