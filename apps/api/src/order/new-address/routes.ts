import { newAddressEndpoints } from '@counterpane/contract/orders/new-address-endpoints';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { ok, refused } from '../../http/answers.ts';
import { refuseOverLimit } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import { changeOrder } from '../access/change-order.ts';
import { findAccessibleOrder } from '../access/find-accessible-order.ts';
import type { OrderDeps } from '../deps.ts';
import { refreshOnPage } from '../payments/pay-on-page.ts';
import { changeAddress, previewAddress } from './change-address.ts';
import { endWaitingChange } from './end-waiting-change.ts';
import { payAddress } from './pay-address.ts';
import { findPaidChange, type PaidChange } from './store.ts';

/** Where an order goes can be changed until something of it is packed; its shopper hears of it by email. */
export const newAddressRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    /** The latest address that was to be paid for; null where there was none, or the request may not see it. */
    const findPaid = async (
      request: FastifyRequest,
      id: string,
      token?: string,
    ): Promise<PaidChange | null> => {
      const order = await findAccessibleOrder(deps, request, id, token);
      return order && findPaidChange(deps.database.db, order.id);
    };

    route(app, newAddressEndpoints.previewAddress, (request) =>
      changeOrder(deps, request, async (order) => {
        const planned = await previewAddress(deps, request, order, request.body.address);
        if (!planned.ok) return refused(planned.refusal);
        const { refund, fromCredit, toPay } = planned.change;
        return ok({ refund, fromCredit, toPay });
      }),
    );

    route(app, newAddressEndpoints.changeAddress, (request) =>
      changeOrder(deps, request, async (order) => {
        const refusal = await changeAddress(deps, request, order, request.body);
        return refusal ? refused(refusal) : ok(null);
      }),
    );

    route(app, newAddressEndpoints.payAddress, async (request) => {
      const { id } = request.params;
      const paid = await findPaid(request, id, request.query.token);
      return paid ? payAddress(deps, request, paid) : refused({ code: 'order_not_found', orderId: id });
    });

    route(app, newAddressEndpoints.refreshAddress, async (request) => {
      const { id } = request.params;
      const paid = await findPaid(request, id, request.query.token);
      if (!paid) return refused({ code: 'order_not_found', orderId: id });
      const over = await refuseOverLimit(deps, 'refreshOrder', request);
      return over ?? refreshOnPage(deps, paid.payment);
    });

    route(app, newAddressEndpoints.keepAddress, (request) =>
      changeOrder(deps, request, async ({ id }) => {
        const refusal = await endWaitingChange(deps, id);
        return refusal ? refused(refusal) : ok(null);
      }),
    );

    done();
  };
