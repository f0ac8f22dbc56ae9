import { truemedSessionAnswerSchema, truemedSessionBodySchema } from '@counterpane/contract/checkout/truemed';
import { idSchema } from '@counterpane/contract/envelope';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { eligibleItems } from '../../cart/payment-methods/eligible-items.ts';
import { type Answer, ok, refused, sendAnswer } from '../../http/answers.ts';
import { responses } from '../../http/responses.ts';
import type { OrderDeps } from '../deps.ts';
import { findOwnOrder } from '../orders/own-order.ts';
import { returnUrls } from '../orders/return-urls.ts';
import { payOrder } from '../payments/pay.ts';
import { payWithinLimits } from '../payments/payment-limit.ts';
import { isActive, paymentsOf } from '../payments/store.ts';

const response = responses(truemedSessionAnswerSchema);
const params = z.object({ id: idSchema });

type OwnOrder = NonNullable<Awaited<ReturnType<typeof findOwnOrder>>>;

/** POST /truemed/sessions/{id} [K7]: the session of an order, opened when there is none. */
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

    app.post(
      '/truemed/sessions/:id',
      { schema: { params, body: truemedSessionBodySchema, response } },
      async (request, reply) => {
        const { id } = request.params;
        const order = await findOwnOrder(deps, request, id, request.body.token);
        if (!order) return sendAnswer(reply, refused({ code: 'order_not_found', orderId: id }));
        if (order.frozen.billingProvider !== 'truemed')
          return sendAnswer(reply, refused({ code: 'payment_provider_not_found' }));
        const tried = await payWithinLimits(deps, request, order, (payer) =>
          payOrder(deps, id, { token: null, payer, ...returnUrls(deps, request, order) }),
        );
        const paid = tried.ok ? tried.value : tried;
        const answer = paid.ok ? await sessionOf(order) : refused(paid.refusal, { orderId: id });
        return sendAnswer(reply, answer);
      },
    );
    done();
  };
