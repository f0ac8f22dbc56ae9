import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { remoteTokenRoutes } from '../../cart/remote-control/remote-token-routes.ts';
import { StreamSlots } from '../../cart/remote-control/stream-slots.ts';
import { Watchers } from '../../cart/remote-control/watchers.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';
import { staffCartRoutes } from './staff-cart-routes.ts';

/** Staff in a shopper's cart [K4, K6, D13]: both see every change at once. */
export const remoteControlRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const closing = new AbortController();
    const watchers = new Watchers();
    const ending = AbortSignal.any([closing.signal, ...(deps.stopping ? [deps.stopping] : [])]);
    app.addHook('onReady', () => watchers.listen(deps.database));
    app.addHook('preClose', async () => closing.abort());
    const streams = { watchers, places: new StreamSlots(), ending };
    app.register(remoteTokenRoutes(deps, streams));
    app.register(staffCartRoutes(deps, staffAuth, streams));
    done();
  };
