import type { ExchangePayment } from '@counterpane/contract/orders/exchanges';
import type { PaymentRefusalCode } from '@counterpane/rules/refusal-groups';
import type { FastifyRequest } from 'fastify';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { type Answer, ok, refused } from '../../http/answers.ts';
import type { OrderDeps } from '../deps.ts';
import { findOrder, type Order } from '../orders/store.ts';
import { payOrder } from '../payments/pay.ts';
import { payWithinLimits } from '../payments/payment-limit.ts';
import { queryProvider } from '../payments/query-provider.ts';
import { findOrderWithPayments, isActive, markReturned } from '../payments/store.ts';
import { returnUrls } from '../placing/return-urls.ts';
import { findReturn } from '../returns/store.ts';

/** A return of an order that is exchanged. */
interface Exchanged {
  readonly order: Pick<Order, 'id'>;
  readonly returnId: string;
}

/** Opens the page on which what comes in exchange is paid for. Asked again it is the same page. */
export const payExchange = async (
  deps: OrderDeps,
  request: FastifyRequest,
  exchanged: Exchanged,
): Promise<Answer<ExchangePayment, PaymentRefusalCode>> => {
  const wanted = await findWanted(deps.database.db, exchanged);
  if (!wanted) return refused({ code: 'order_not_found', orderId: exchanged.order.id });
  const tried = await payWithinLimits(deps, request, wanted, (payer) =>
    payOrder(deps, wanted.id, { token: null, payer, ...returnUrls(deps, request, wanted) }),
  );
  const paid = tried.ok ? tried.value : tried;
  return paid.ok ? paymentOf(deps, wanted.id) : refused(paid.refusal);
};

/** Back from that page: how far the payment is, as its company knows it now. */
export const refreshExchange = async (
  deps: OrderDeps,
  exchanged: Exchanged,
): Promise<Answer<ExchangePayment, 'order_not_found'>> => {
  const { db } = deps.database;
  const wanted = await findWanted(db, exchanged);
  if (!wanted) return refused({ code: 'order_not_found', orderId: exchanged.order.id });
  const isBack = await markReturned(db, wanted.id, isoNow(deps.clock));
  await queryProvider(deps, wanted, { isPatient: !isBack });
  return paymentOf(deps, wanted.id);
};

/** The order of what comes instead. */
const findWanted = async (db: Queries, { order, returnId }: Exchanged): Promise<Order | null> => {
  const made = await findReturn(db, returnId);
  return made?.orderId === order.id && made.exchangeOrderId !== null
    ? findOrder(db, made.exchangeOrderId)
    : null;
};

const STATUSES: Readonly<Record<Order['status'], ExchangePayment['status']>> = {
  awaiting_payment: 'unpaid',
  payment_failed: 'failed',
  processing: 'paid',
  needs_attention: 'paid',
  paid: 'paid',
  cancelled: 'over',
};

const paymentOf = async (
  { database }: Pick<OrderDeps, 'database'>,
  orderId: string,
): Promise<Answer<ExchangePayment, 'order_not_found'>> => {
  const found = await findOrderWithPayments(database.db, orderId);
  if (!found) return refused({ code: 'order_not_found', orderId });
  const status = STATUSES[found.order.status];
  const next = status === 'unpaid' ? found.payments.find(isActive)?.nextAction : null;
  return ok({ status, pageUrl: next?.type === 'redirect' ? next.url : null });
};
