import type { RequestReturn } from '@counterpane/contract/orders/returns';
import { hasTrait } from '@counterpane/rules/options/kind-traits';
import type { UnitsOfLine } from '@counterpane/rules/refunds/decide-cancellation';
import type { ReturnRefusalCode } from '@counterpane/rules/refusal-groups';
import type { RefusalOf } from '@counterpane/rules/refusals';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueue } from '../../outbox/store.ts';
import { loadContents, lockContents } from '../cancellations/load-contents.ts';
import type { OrderContents } from '../cancellations/ordered-lines.ts';
import { givesCredit } from '../credit/gives-credit.ts';
import type { OrderDeps } from '../deps.ts';
import { cancelUnpaid } from '../exchanges/cancel-unpaid.ts';
import { goodsOfItem } from '../orders/goods-of.ts';
import { lockOrder, type Order } from '../orders/store.ts';
import { arePhotosUnused, usePhotos } from '../photos/store.ts';
import { moveReturn } from './move-return.ts';
import { planReturn, type ReturnPlan } from './plan-return.ts';
import { findReturn, insertReturn, insertReturnEvent, type Return } from './store.ts';

/** What would come back, by the rule that decides it then. */
export const previewReturn = async (
  deps: OrderDeps,
  order: Order,
  lines: readonly UnitsOfLine[],
): ReturnType<typeof planReturn> => {
  const { db } = deps.database;
  return planReturn(db, deps, await loadContents(db, deps, order), lines);
};

/**
 * Asks to send something back, for the refund that was seen, which is promised from now on. The same request sent again
 * changes nothing. Null when it is done.
 */
export const requestReturn = (
  deps: OrderDeps,
  orderId: string,
  asked: RequestReturn,
): Promise<RefusalOf<ReturnRefusalCode | 'photo_unknown'> | null> =>
  deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return { code: 'order_not_found', orderId } as const;
    const known = await findReturn(tx, asked.id);
    if (known?.orderId === orderId) return null;
    const contents = await lockContents(tx, deps, order);
    const planned = await planReturn(tx, deps, contents, asked.lines);
    if (!planned.ok) return planned.refusal;
    // An id of another order's is none that its preview answered.
    if (known || planned.change.refund.amount !== asked.refund)
      return { code: 'refund_changed', refund: planned.change.refund } as const;
    if (asked.toCredit && !givesCredit(contents.storefront)) return { code: 'credit_not_here' } as const;
    if (!(await arePhotosUnused(tx, orderId, asked.photos))) return { code: 'photo_unknown' } as const;
    await storeReturn(tx, deps, contents, asked, planned.change);
    await usePhotos(tx, orderId, asked.photos, { returnId: asked.id });
    return null;
  });

/**
 * A return that is asked for; with what its customer gets instead, where they exchange it. Of one that waits for its payment
 * nothing is told yet.
 */
export const storeReturn = async (
  tx: Queries,
  { clock }: OrderDeps,
  contents: OrderContents,
  {
    id,
    lines,
    words,
    isDonated,
    toCredit = false,
  }: Omit<RequestReturn, 'refund' | 'toCredit'> & Partial<Pick<RequestReturn, 'toCredit'>>,
  { going, refunded, refund }: ReturnPlan,
  exchange: Partial<Pick<Return, 'exchangeOrderId' | 'exchangeCents' | 'status'>> = {},
): Promise<void> => {
  const at = isoNow(clock);
  const { status = 'requested' } = exchange;
  await insertReturn(tx, {
    ...{ id, orderId: contents.order.id, words, createdAt: at },
    lines: going.map((line) => ({
      ...line,
      reason: lines.find((one) => one.itemIdentifier === line.itemIdentifier)?.reason ?? null,
    })),
    ...{ refunded, refundCents: refund.amount, currency: refund.currency, toCredit, ...exchange, status },
    isDonated: isDonated && going.some(({ itemIdentifier }) => isMattress(contents, itemIdentifier)),
  });
  await insertReturnEvent(tx, id, { status, source: 'shopper', at });
  if (status === 'requested') await enqueue(tx, clock, 'return.told', { returnId: id, news: 'requested' });
};

/** Local partners collect mattresses, and charities take them. */
export const isMattress = (
  { order: { frozen }, storefront }: Pick<OrderContents, 'order' | 'storefront'>,
  itemIdentifier: string,
): boolean => {
  const item = frozen.cart.items.find((one) => one.itemIdentifier === itemIdentifier);
  return item !== undefined && hasTrait(goodsOfItem(frozen, item, storefront).kind, 'bed');
};

/** Calls a return off before it is collected. Null when it is done. */
export const cancelReturn = async (
  deps: OrderDeps,
  orderId: string,
  returnId: string,
): Promise<RefusalOf<'order_not_found' | 'return_cannot_move'> | null> => {
  let isBackInStock = false;
  const refusal = await deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const found = await findReturn(tx, returnId);
    if (!order || found?.orderId !== orderId) return { code: 'order_not_found', orderId } as const;
    if (found.status === 'cancelled') return null;
    isBackInStock = found.exchangeOrderId !== null;
    const unpaid = await cancelUnpaid(tx, deps, found);
    if (unpaid === 'cancelled') return null;
    return 'refusal' in unpaid
      ? unpaid.refusal
      : moveReturn(tx, deps, unpaid.made, { to: 'cancelled', source: 'shopper' });
  });
  if (isBackInStock) deps.catalogue.announceChange();
  return refusal;
};
