import { providerEndpoints } from '@counterpane/contract/checkout/provider-endpoints';
import type { TruemedSession } from '@counterpane/contract/checkout/truemed';
import type { RefusalCode, Refused } from '@counterpane/rules/refusals';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { eligibleItems } from '../../cart/payment-methods/eligible-items.ts';
import { type Answer, type Ok, ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { findAccessibleOrder } from '../access/find-accessible-order.ts';
import type { OrderDeps } from '../deps.ts';
import { type Paid, payOrder } from '../payments/pay.ts';
import { payWithinLimits } from '../payments/payment-limit.ts';
import { isActive, paymentsOf } from '../payments/store.ts';
import { returnUrls } from '../placing/return-urls.ts';

type Opened<Code extends RefusalCode> = { readonly ok: true } | Refused<Code>;

type OwnOrder = NonNullable<Awaited<ReturnType<typeof findAccessibleOrder>>>;

/** /truemed/sessions/{id}: POST answers the session of an order, opened when there is none [K7]; GET only reads it. */
export const truemedRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { database, catalogue } = deps;

    const sessionOf = async (order: OwnOrder): Promise<Ok<TruemedSession>> => {
      const open = (await paymentsOf(database.db, order.id)).find(isActive);
      return ok({
        id: open?.reference ?? null,
        orderId: order.id,
        redirectUrl: open?.nextAction?.url ?? null,
        eligibleItems: eligibleItems(order.frozen.cart, catalogue.getStorefront(order.storefront)),
      });
    };

    const answer = async <Code extends RefusalCode>(
      request: FastifyRequest,
      { id, token }: { readonly id: string; readonly token?: string | undefined },
      open: (order: OwnOrder) => Promise<Opened<Code>>,
    ): Promise<Answer<TruemedSession, Code | 'order_not_found' | 'payment_provider_not_found'>> => {
      const order = await findAccessibleOrder(deps, request, id, token);
      if (!order) return refused({ code: 'order_not_found', orderId: id });
      if (order.frozen.billingProvider !== 'truemed') return refused({ code: 'payment_provider_not_found' });
      const opened = await open(order);
      return opened.ok ? sessionOf(order) : refused(opened.refusal, { orderId: id });
    };

    route(app, providerEndpoints.truemedSession, (request) =>
      answer<never>(request, request.params, async () => ({ ok: true })),
    );

    route(app, providerEndpoints.openTruemedSession, (request) => {
      const open = async (order: OwnOrder): Promise<Paid> => {
        const tried = await payWithinLimits(deps, request, order, (payer) =>
          payOrder(deps, order.id, { token: null, payer, ...returnUrls(deps, request, order) }),
        );
        return tried.ok ? tried.value : tried;
      };
      return answer(request, { ...request.params, ...request.body }, open);
    });
    done();
  };
