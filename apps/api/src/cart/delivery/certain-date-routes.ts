import { cartAnswerSchema } from '@counterpane/contract/cart/carts';
import {
  certainDateAnswerSchema,
  certainDateParamsSchema,
  certainDateQuerySchema,
  chosenDateQuerySchema,
} from '@counterpane/contract/cart/delivery';
import { refuse } from '@counterpane/rules/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { isoNow } from '../../clock.ts';
import { ok, refused, sendAnswer } from '../../http/answers.ts';
import { responses } from '../../http/responses.ts';
import { loadCart } from '../carts/load-cart.ts';
import type { Cart } from '../carts/store.ts';
import { writeCart } from '../carts/write-cart.ts';
import type { CartDeps } from '../deps.ts';
import { latestDay, parseDeliveryDate } from './certain-days.ts';
import { decideDelivery } from './decide-delivery.ts';
import { cartPromise } from './delivery-date.ts';

const PATH = '/carts/:id/items/product/type/cdd-service';
const written = { params: certainDateParamsSchema, response: responses(cartAnswerSchema) };

/**
 * The certain delivery date as a service of the cart, at the paths of [K7]: what is possible, choosing
 * a day, taking it back. The brand of the query is the host's; the date is `certainDeliveryDate` [D64].
 */
export const certainDateRoutes =
  (deps: CartDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const reads = { db: deps.database.db, orders: deps.orders };

    const choose = (
      request: FastifyRequest,
      reply: FastifyReply,
      { id, certainDeliveryDate }: { readonly id: string; readonly certainDeliveryDate: string | null },
    ) =>
      writeCart(deps, request, reply, {
        decide: async (context) =>
          isOwn(context.cart, id)
            ? decideDelivery(context, { certainDeliveryDate })
            : refuse({ code: 'cart_not_found' }),
      });

    app.get(
      PATH,
      {
        schema: {
          params: certainDateParamsSchema,
          querystring: certainDateQuerySchema,
          response: responses(certainDateAnswerSchema),
        },
      },
      async (request, reply) => {
        const { params, query } = request;
        const context = await loadCart(reads, request, { now: isoNow(deps.clock) });
        const { cart } = context;
        if (!cart || !isOwn(cart, params.id)) return sendAnswer(reply, refused({ code: 'cart_not_found' }));
        const earliest = cartPromise(context).from;
        const asked = query.certainDeliveryDate;
        return sendAnswer(
          reply,
          ok({
            earliest,
            latest: latestDay(earliest),
            isAvailable: asked === undefined ? null : parseDeliveryDate(asked, earliest).ok,
            certainDeliveryDate: cart.checkout.certainDeliveryDate ?? null,
          }),
        );
      },
    );

    app.post(PATH, { schema: { ...written, querystring: chosenDateQuerySchema } }, (request, reply) =>
      choose(request, reply, {
        id: request.params.id,
        certainDeliveryDate: request.query.certainDeliveryDate,
      }),
    );

    app.delete(PATH, { schema: { ...written, querystring: certainDateQuerySchema } }, (request, reply) =>
      choose(request, reply, { id: request.params.id, certainDeliveryDate: null }),
    );

    done();
  };

/** A cart belongs to its visitor: its id opens it for no other. */
const isOwn = (cart: Cart | null, id: string): boolean => id === 'my' || cart?.id === id;
