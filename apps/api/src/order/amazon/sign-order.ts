import type { AmazonButton } from '@counterpane/contract/checkout/amazon-button';
import { AMAZON_PAY } from '@counterpane/rules/payments/methods';
import type { FastifyRequest } from 'fastify';
import { type Answer, ok, refused } from '../../http/answers.ts';
import { refuseOverLimit } from '../../http/limiter.ts';
import { findAccessibleOrder } from '../access/find-accessible-order.ts';
import type { OrderDeps } from '../deps.ts';
import { pageRequestOf } from '../payments/call-provider.ts';
import { isActive, paymentsOf } from '../payments/store.ts';

type SignCode = 'order_not_found' | 'payment_provider_not_found' | 'order_closed' | 'too_many_requests';

/** Signs Amazon's button for the attempt to pay an order that waits for its shopper, and for no other. */
export const signOrder = async (
  deps: OrderDeps,
  request: FastifyRequest,
  orderId: string,
): Promise<Answer<AmazonButton, SignCode>> => {
  const order = await findAccessibleOrder(deps, request, orderId);
  if (!order) return refused({ code: 'order_not_found', orderId });
  const provider = deps.providers.get(AMAZON_PAY);
  if (order.frozen.billingProvider !== AMAZON_PAY || !provider?.signPage)
    return refused({ code: 'payment_provider_not_found' });
  const over = await refuseOverLimit(deps, 'openProviderSession', request);
  if (over) return over;
  const open = (await paymentsOf(deps.database.db, orderId)).find(isActive);
  if (open?.kind !== 'hosted' || open.status !== 'challenge')
    return refused({ code: 'order_closed', orderStatus: order.status });
  return ok(await provider.signPage(pageRequestOf(deps, order, open)));
};
