import { sum } from '@counterpane/rules/money/sum';
import { frameOf } from '../../catalogue/language-of.ts';
import { findShownHold } from '../captures/shown-hold.ts';
import type { OrderDeps } from '../deps.ts';
import { orderView } from '../orders/order-view.ts';
import type { Order } from '../orders/store.ts';
import { paymentsOf } from '../payments/store.ts';
import { refundsOf } from '../refunds/store.ts';
import { returnsOf } from '../returns/store.ts';
import type { DocumentFacts } from './order-document.ts';

/** What the papers of an order are written from, in one of its storefront's languages. */
export const documentFacts = async (
  { catalogue, database }: Pick<OrderDeps, 'catalogue' | 'database'>,
  order: Order,
  language: string | undefined,
): Promise<DocumentFacts> => {
  const storefront = catalogue.getStorefront(order.storefront, language);
  const payments = await paymentsOf(database.db, order.id);
  const hold = await findShownHold(database.db, payments);
  const refunds = await refundsOf(database.db, order.id);
  return {
    order: orderView(order, storefront.language, payments, '', [], hold),
    notCharged: sum(refunds.map(({ fromHoldCents }) => fromHoldCents)),
    exchanged: (await returnsOf(database.db, order.id))
      .filter(({ exchangeOrderId }) => exchangeOrderId !== null)
      .map(({ refundId }) => refundId),
    besideCredit: refunds.filter(({ toCredit }) => toCredit).map(({ besideId }) => besideId),
    besideMoney: refunds.filter(({ toCredit }) => !toCredit).map(({ besideId }) => besideId),
    ...frameOf(storefront),
    seller: storefront.seller,
  };
};
