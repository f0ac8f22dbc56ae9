import type { StaffOrder, StaffOrderRow } from '@counterpane/contract/staff-orders';
import { money } from '@counterpane/rules/money/money';
import { findMethod } from '@counterpane/rules/payments/methods';
import type { ApiDeps } from '../deps.ts';
import type { Order } from '../orders/store.ts';
import { type Payment, paymentsOf } from '../payments/store.ts';
import { leftOfOrder } from '../refunds/decide-refund.ts';
import { refundView } from '../refunds/refund-view.ts';
import { type Refund, refundBalance, refundsOf } from '../refunds/store.ts';
import { ledgerOf } from './store.ts';
import { unavailableMethods } from './unavailable-methods.ts';

export const staffOrderRow = (order: Order): StaffOrderRow => ({
  id: order.id,
  shortId: order.shortId,
  storefront: order.storefront,
  status: order.status,
  attention: order.status === 'needs_attention' ? order.attention : null,
  email: order.email,
  total: money(order.totalCents, order.currency),
  createdAt: isoOf(order.createdAt),
});

/** Everything of an order that staff look at when something about its money is asked. */
export const staffOrderView = async (
  { database: { db }, providers }: Pick<ApiDeps, 'database' | 'providers'>,
  order: Order,
  mayRefund: boolean,
): Promise<StaffOrder> => {
  const { frozen, currency } = order;
  const { firstName, lastName, address } = frozen.shippingDetails;
  const made = await refundsOf(db, order.id);
  const ledger = await ledgerOf(db, order.id);
  const row = staffOrderRow(order);
  return {
    ...row,
    name: `${firstName} ${lastName}`.trim(),
    lines: linesOf(order, made),
    extras: frozen.cart.extras.map(({ product, pricing }) => ({
      title: product.title,
      amount: pricing.price,
    })),
    payments: (await paymentsOf(db, order.id)).map(attemptOf),
    ledger: ledger.map(({ booking, account, amountCents, createdAt }) => ({
      booking,
      account,
      amount: money(amountCents, currency),
      at: isoOf(createdAt),
    })),
    refunds: made.map(refundView),
    balance: await refundBalance(db, order, made),
    unavailable: unavailableMethods(providers, address.country, row.total),
    mayRefund,
  };
};

const linesOf = ({ frozen: { cart }, currency }: Order, made: readonly Refund[]): StaffOrder['lines'] => {
  const earlier = made.filter(({ status }) => status !== 'failed').flatMap(({ lines }) => lines);
  const left = leftOfOrder({ cart, earlier });
  return cart.items.map((item, index) => ({
    itemIdentifier: item.itemIdentifier,
    title: item.product.title,
    options: item.properties.map(({ title }) => title).join(', '),
    quantity: item.quantity,
    isGift: item.isGift,
    price: item.priceAfterDiscount,
    taxes: money(left[index]?.taxCents ?? 0, currency),
    unitsLeft: left[index]?.unitsLeft ?? 0,
  }));
};

const attemptOf = (payment: Payment): StaffOrder['payments'][number] => ({
  id: payment.id,
  attempt: payment.attempt,
  provider: payment.provider,
  label: findMethod(payment.provider)?.label ?? payment.provider,
  status: payment.status,
  amount: money(payment.amountCents, payment.currency),
  reference: payment.reference,
  card: payment.card,
  failure: payment.failure && `${payment.failure.message} (${payment.failure.code})`,
  at: isoOf(payment.createdAt),
});

const isoOf = (time: string): string => new Date(time).toISOString();
