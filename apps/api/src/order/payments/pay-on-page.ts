import type { DifferencePayment } from '@counterpane/contract/orders/difference-payment';
import type { PaymentRefusalCode } from '@counterpane/rules/refusal-groups';
import type { FastifyRequest } from 'fastify';
import { isoNow } from '../../clock.ts';
import { type Answer, ok, refused } from '../../http/answers.ts';
import type { OrderDeps } from '../deps.ts';
import type { Order } from '../orders/store.ts';
import { returnUrls } from '../placing/return-urls.ts';
import { payOrder } from './pay.ts';
import { payWithinLimits } from './payment-limit.ts';
import { queryProvider } from './query-provider.ts';
import { findOrderWithPayments, isActive, markReturned } from './store.ts';

/** Opens the page of a company on which an order is paid that no checkout led to. Asked again it is the same page. */
export const payOnPage = async (
  deps: OrderDeps,
  request: FastifyRequest,
  order: Order,
): Promise<Answer<DifferencePayment, PaymentRefusalCode>> => {
  const tried = await payWithinLimits(deps, request, order, (payer) =>
    payOrder(deps, order.id, { token: null, payer, ...returnUrls(deps, request, order) }),
  );
  const paid = tried.ok ? tried.value : tried;
  return paid.ok ? paymentOf(deps, order.id) : refused(paid.refusal);
};

/** Back from that page: how far the payment is, as its company knows it now. */
export const refreshOnPage = async (
  deps: OrderDeps,
  order: Order,
): Promise<Answer<DifferencePayment, 'order_not_found'>> => {
  const isBack = await markReturned(deps.database.db, order.id, isoNow(deps.clock));
  await queryProvider(deps, order, { isPatient: !isBack });
  return paymentOf(deps, order.id);
};

const STATUSES: Readonly<Record<Exclude<Order['status'], 'cancelled'>, DifferencePayment['status']>> = {
  awaiting_payment: 'unpaid',
  payment_failed: 'failed',
  processing: 'paid',
  needs_attention: 'paid',
  paid: 'paid',
};

const statusOf = ({ status, cancelledBecause }: Order): DifferencePayment['status'] => {
  if (status !== 'cancelled') return STATUSES[status];
  if (cancelledBecause === 'lapsed') return 'over';
  return cancelledBecause === 'by_shopper' ? 'called_off' : 'ended';
};

const paymentOf = async (
  { database }: Pick<OrderDeps, 'database'>,
  orderId: string,
): Promise<Answer<DifferencePayment, 'order_not_found'>> => {
  const found = await findOrderWithPayments(database.db, orderId);
  if (!found) return refused({ code: 'order_not_found', orderId });
  const status = statusOf(found.order);
  const next = status === 'unpaid' ? found.payments.find(isActive)?.nextAction : null;
  return ok({ status, pageUrl: next?.type === 'redirect' ? next.url : null });
};
