import {
  enterCartSchema,
  leftCartAnswerSchema,
  staffCartAnswerSchema,
  staffCartParamsSchema,
  staffProductsQuerySchema,
  staffVariantsAnswerSchema,
} from '@counterpane/contract/cart/remote-control';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
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
import { translatorOf } from '../../catalogue/language-of.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { type Answer, ok, refused, sendAnswer } from '../../http/answers.ts';
import { callerOf, createLimit } from '../../http/limiter.ts';
import { responses } from '../../http/responses.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';
import { requireControlled } from './controlled-cart.ts';
import { findVariants } from './find-variants.ts';

const CART = '/staff/carts/:cartId';

/** A member comes into a cart or goes. */
interface RemoteControlAct extends Pick<CartWrite, 'decide'> {
  readonly action: 'enter-cart' | 'leave-cart';
  readonly memberId: string;
}

/** The side of staff: into a cart by its code, everything a shopper may do to it, and out again. */
export const staffCartRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth, streams: Streams): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { database, catalogue, clock, secret } = deps;
    const isWithinLimit = createLimit(deps, 'enterHelpCode');
    const schema = { params: staffCartParamsSchema };

    const changeShoppers = (
      request: FastifyRequest,
      { id, visitorId, storefront }: Cart,
      { action, memberId, decide }: RemoteControlAct,
    ): Promise<Answer> => {
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

    app.post(
      '/staff/carts',
      { schema: { body: enterCartSchema, response: responses(staffCartAnswerSchema) } },
      async (request, reply) => {
        const attempt = { action: 'enter-cart' } as const;
        const helper = await staffAuth.requireStaff(request, reply, 'help-with-carts', attempt);
        if (!helper || !(await isWithinLimit(request, reply, { member: helper.id }))) return reply;
        const cart = findInScope(helper, await findInvitingCart(request.body));
        const nonce = cart?.remoteControl?.nonce;
        if (!cart || nonce === undefined) {
          const code = 'remote_code_unknown';
          const actor = actorOf(deps, request, helper.id);
          await recordAct(database.db, actor, { ...attempt, outcome: 'refused', detail: { code } });
          return sendAnswer(reply, refused({ code }));
        }
        const answer = await changeShoppers(request, cart, {
          ...attempt,
          memberId: helper.id,
          decide: async ({ cart: current }) =>
            decideEnter(current, { cartId: cart.id, nonce }, helper, isoNow(clock)),
        });
        const entered = answer.status === 200 ? await findOpenCartById(database.db, cart.id) : null;
        return entered
          ? sendAnswer(reply, ok(await staffCartView(entered, helper, deps)))
          : sendAnswer(reply, refused({ code: 'remote_code_unknown' }));
      },
    );

    app.get(
      CART,
      { schema: { ...schema, response: responses(staffCartAnswerSchema) } },
      async (request, reply) => {
        const controlled = await requireControlled(request, reply, deps, staffAuth);
        if (!controlled) return reply;
        return sendAnswer(reply, ok(await staffCartView(controlled.cart, controlled.helper, deps)));
      },
    );

    app.delete(
      CART,
      { schema: { ...schema, response: responses(leftCartAnswerSchema) } },
      async (request, reply) => {
        const controlled = await requireControlled(request, reply, deps, staffAuth, 'leave-cart');
        if (!controlled) return reply;
        const { cart, helper } = controlled;
        await changeShoppers(request, cart, {
          action: 'leave-cart',
          memberId: helper.id,
          decide: async ({ cart: current }) => decideLeave(current, helper, isoNow(clock)),
        });
        return sendAnswer(reply, ok(null));
      },
    );

    app.get(
      `${CART}/products`,
      {
        schema: {
          ...schema,
          querystring: staffProductsQuerySchema,
          response: responses(staffVariantsAnswerSchema),
        },
      },
      async (request, reply) => {
        const controlled = await requireControlled(request, reply, deps, staffAuth);
        if (!controlled) return reply;
        const storefront = catalogue.getStorefront(controlled.cart.storefront);
        return sendAnswer(reply, ok(findVariants(storefront, request.query.q, translatorOf(request, deps))));
      },
    );

    app.get(
      `${CART}/events`,
      { schema: { ...schema, hide: true }, exposeHeadRoute: false },
      async (request, reply) => {
        const controlled = await requireControlled(request, reply, deps, staffAuth);
        if (!controlled) return reply;
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
      },
    );

    // The shopper's own routes once more, on the cart that staff are in.
    app.register(async (controlled) => {
      controlled.addHook('preValidation', async (request, reply) => {
        const action = request.method === 'GET' || request.method === 'HEAD' ? 'see-cart' : 'change-cart';
        const found = await requireControlled(request, reply, deps, staffAuth, action);
        if (!found) return reply;
        request.controlled = found;
        request.visitorId = found.cart.visitorId;
      });
      await controlled.register(cartRoutes(deps, `${CART}/my`));
      await controlled.register(deliveryChoiceRoutes(deps, `${CART}/my`));
      await controlled.register(shareRoutes(deps, `${CART}/my`));
    });

    done();
  };
