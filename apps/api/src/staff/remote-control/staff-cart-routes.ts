import { underControl } from '@counterpane/contract/cart/controlled-cart-endpoints';
import { staffEndpoints } from '@counterpane/contract/staff/staff-endpoints';
import type { RefusalCode } from '@counterpane/rules/refusals';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { actorOf, attemptOn, recordAct } from '../../audit/record-act.ts';
import { findInScope } from '../../audit/scope.ts';
import { withAct } from '../../audit/with-act.ts';
import { type CartWrite, changeCart } from '../../cart/carts/change-cart.ts';
import { shareRoutes } from '../../cart/carts/merge/share-routes.ts';
import { cartRoutes } from '../../cart/carts/routes.ts';
import type { Cart } from '../../cart/carts/store.ts';
import { deliveryChoiceRoutes } from '../../cart/delivery/routes.ts';
import { decideEnter, decideLeave } from '../../cart/remote-control/decide-remote-control.ts';
import { type Streams, streamCart } from '../../cart/remote-control/event-stream.ts';
import { staffCartView } from '../../cart/remote-control/remote-control-views.ts';
import { findInvited, findRemoteControl, hashesOfCode } from '../../cart/remote-control/remote-token.ts';
import { findCartByCode, findOpenCartById } from '../../cart/remote-control/store.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { ok, refused, sendAnswer } from '../../http/answers.ts';
import { callerOf, refuseOverLimit } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';
import { requireControlled } from './controlled-cart.ts';
import { findVariants } from './find-variants.ts';

/** A member comes into a cart or goes. */
interface RemoteControlAct<Code extends RefusalCode> extends Pick<CartWrite<null, Code>, 'decide'> {
  readonly action: 'enter-cart' | 'leave-cart';
  readonly memberId: string;
}

/** The side of staff: into a cart by its code, everything a shopper may do to it, and out again. */
export const staffCartRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth, streams: Streams): FastifyPluginCallback =>
  (app, _options, done) => {
    const { database, catalogue, clock, secret } = deps;

    const changeShoppers = <Code extends RefusalCode>(
      request: FastifyRequest,
      { id, visitorId, storefront }: Cart,
      { action, memberId, decide }: RemoteControlAct<Code>,
    ) => {
      const write = async (tx: Queries) => {
        const answer = await changeCart(tx, deps, {
          visitorId,
          storefront: catalogue.getStorefront(storefront),
          ifMatch: null,
          decide,
          show: () => null,
        });
        return { answer, storefront };
      };
      const attempt = attemptOn(action, 'cart', id);
      return withAct(deps, { request, memberId, attempt, write }, database.transaction);
    };

    const findInvitingCart = async ({ code, remoteToken }: { code?: string; remoteToken?: string }) => {
      if (code !== undefined) return findCartByCode(database.db, hashesOfCode(code, secret));
      const invited = findInvited(remoteToken ?? '', secret);
      const cart = invited && (await findOpenCartById(database.db, invited.cartId));
      return cart?.remoteControl?.nonce === invited?.nonce ? cart : null;
    };

    route(app, staffEndpoints.enterCart, async (request) => {
      const attempt = { action: 'enter-cart' } as const;
      const { member: helper, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const over = await refuseOverLimit(deps, 'enterHelpCode', request, { member: helper.id });
      if (over) return over;
      const cart = findInScope(helper, await findInvitingCart(request.body));
      const nonce = cart?.remoteControl?.nonce;
      if (!cart || nonce === undefined) {
        const code = 'remote_code_unknown';
        const actor = actorOf(deps, request, helper.id);
        await recordAct(database.db, actor, { ...attempt, outcome: 'refused', detail: { code } });
        return refused({ code });
      }
      const answer = await changeShoppers(request, cart, {
        ...attempt,
        memberId: helper.id,
        decide: async ({ cart: current }) =>
          decideEnter(current, { cartId: cart.id, nonce }, helper, isoNow(clock)),
      });
      const entered = answer.status === 200 ? await findOpenCartById(database.db, cart.id) : null;
      return entered
        ? ok(await staffCartView(entered, helper, request.storefront.language, deps))
        : refused({ code: 'remote_code_unknown' });
    });

    route(app, staffEndpoints.staffCart, async (request) => {
      const { controlled, refusal } = await requireControlled(request, deps, staffAuth);
      if (refusal) return refusal;
      const { cart, helper } = controlled;
      return ok(await staffCartView(cart, helper, request.storefront.language, deps));
    });

    route(app, staffEndpoints.leaveCart, async (request) => {
      const { controlled, refusal } = await requireControlled(request, deps, staffAuth, 'leave-cart');
      if (refusal) return refusal;
      const { cart, helper } = controlled;
      await changeShoppers(request, cart, {
        action: 'leave-cart',
        memberId: helper.id,
        decide: async ({ cart: current }) => decideLeave(current, helper, isoNow(clock)),
      });
      return ok(null);
    });

    route(app, staffEndpoints.staffProducts, async (request) => {
      const { controlled, refusal } = await requireControlled(request, deps, staffAuth);
      if (refusal) return refusal;
      const { storefront: key } = controlled.cart;
      const { language, localize } = request.storefront;
      const storefront = catalogue.getStorefront(key, language);
      const shop = { storefront, first: catalogue.getStorefront(key), localize };
      return ok(findVariants(shop, request.query.q));
    });

    route(app, staffEndpoints.staffCartEvents, async (request, reply) => {
      const { controlled, refusal } = await requireControlled(request, deps, staffAuth);
      if (refusal) return refusal;
      const { cart, helper } = controlled;
      return streamCart(reply, {
        cartId: cart.id,
        ...streams,
        address: callerOf(deps, request).address,
        findVersion: async () => {
          const current = await findOpenCartById(database.db, cart.id);
          const control = findRemoteControl(current, isoNow(clock));
          return control?.staff.some(({ id }) => id === helper.id) ? (current?.version ?? null) : null;
        },
      });
    });

    // The shopper's own routes once more, on the cart that staff are in.
    app.register(async (controlled) => {
      controlled.addHook('preValidation', async (request, reply) => {
        const action = request.method === 'GET' || request.method === 'HEAD' ? 'see-cart' : 'change-cart';
        const found = await requireControlled(request, deps, staffAuth, action);
        if (found.refusal) return sendAnswer(reply, found.refusal);
        request.controlled = found.controlled;
        request.visitorId = found.controlled.cart.visitorId;
      });
      await controlled.register(cartRoutes(deps, underControl));
      await controlled.register(deliveryChoiceRoutes(deps, underControl));
      await controlled.register(shareRoutes(deps, underControl));
    });

    done();
  };
