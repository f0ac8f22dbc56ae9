import { truemedSessionAnswerSchema, truemedSessionBodySchema } from '@counterpane/contract/checkout/truemed';
import { idSchema } from '@counterpane/contract/envelope';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { eligibleItems } from '../../cart/payment-methods/eligible-items.ts';
import { type Answer, ok, refused, sendAnswer } from '../../http/answers.ts';
import { responses } from '../../http/responses.ts';
import type { OrderDeps } from '../deps.ts';
import { findOwnOrder } from '../orders/own-order.ts';
import { returnUrls } from '../orders/return-urls.ts';
import { type Paid, payOrder } from '../payments/pay.ts';
import { payWithinLimits } from '../payments/payment-limit.ts';
import { isActive, paymentsOf } from '../payments/store.ts';

const response = responses(truemedSessionAnswerSchema);
const params = z.object({ id: idSchema });

type OwnOrder = NonNullable<Awaited<ReturnType<typeof findOwnOrder>>>;

/** /truemed/sessions/{id}: POST answers the session of an order, opened when there is none [K7]; GET only reads it. */
export const truemedRoutes =
  (deps: OrderDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { database, catalogue } = deps;

    const sessionOf = async (order: OwnOrder): Promise<Answer> => {
      const open = (await paymentsOf(database.db, order.id)).find(isActive);
      return ok({
        id: open?.reference ?? null,
        orderId: order.id,
        redirectUrl: open?.nextAction?.url ?? null,
        eligibleItems: eligibleItems(order.frozen.cart, catalogue.getStorefront(order.storefront)),
      });
    };

    const answer = async (
      request: FastifyRequest,
      { id, token }: { readonly id: string; readonly token?: string | undefined },
      open: (order: OwnOrder) => Promise<Paid>,
    ): Promise<Answer> => {
      const order = await findOwnOrder(deps, request, id, token);
      if (!order) return refused({ code: 'order_not_found', orderId: id });
      if (order.frozen.billingProvider !== 'truemed') return refused({ code: 'payment_provider_not_found' });
      const opened = await open(order);
      return opened.ok ? sessionOf(order) : refused(opened.refusal, { orderId: id });
    };

    app.get('/truemed/sessions/:id', { schema: { params, response } }, async (request, reply) =>
      sendAnswer(reply, await answer(request, request.params, async () => ({ ok: true }))),
    );

    app.post(
      '/truemed/sessions/:id',
      { schema: { params, body: truemedSessionBodySchema, response } },
      async (request, reply) => {
        const open = async (order: OwnOrder): Promise<Paid> => {
          const tried = await payWithinLimits(deps, request, order, (payer) =>
            payOrder(deps, order.id, { token: null, payer, ...returnUrls(deps, request, order) }),
          );
          return tried.ok ? tried.value : tried;
        };
        return sendAnswer(reply, await answer(request, { ...request.params, ...request.body }, open));
      },
    );
    done();
  };
