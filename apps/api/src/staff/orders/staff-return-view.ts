import type { ListedReturn, StaffReturn } from '@counterpane/contract/staff/staff-returns';
import { money } from '@counterpane/rules/money/money';
import { hasTrait } from '@counterpane/rules/options/kind-traits';
import { RETURN_TRANSITIONS } from '@counterpane/rules/returns/return-states';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Queries } from '../../database/open.ts';
import { isoOf } from '../../database/when.ts';
import { type Exchange, findExchanges } from '../../order/exchanges/find-exchanges.ts';
import { goodsOfItem } from '../../order/orders/goods-of.ts';
import type { Order } from '../../order/orders/store.ts';
import { photosFor, photosOf } from '../../order/photos/store.ts';
import { eventsOfReturn, type Return, returnsOf } from '../../order/returns/store.ts';

/** What is sent back of an order, with what staff do about it. */
export const staffReturns = async (
  db: Queries,
  order: Order,
  storefront: Pick<Storefront, 'findEntry'>,
): Promise<StaffReturn[]> => {
  const made = await returnsOf(db, order.id);
  const photos = await photosOf(db, order.id);
  const exchanges = await findExchanges(db, made);
  return Promise.all(
    made.map(async (one) => ({
      id: one.id,
      status: one.status,
      lines: linesOf(order, storefront, one),
      words: one.words,
      photos: photosFor(photos, one),
      isDonated: one.isDonated,
      told: one.told,
      collectOn: one.collectOn,
      labelUrl: one.labelUrl,
      exchange: sentInExchange(one, exchanges),
      refund: money(one.refundCents, one.currency),
      toCredit: one.toCredit,
      events: (await eventsOfReturn(db, one.id)).map((event) => ({ ...event, at: isoOf(event.at) })),
      moves: RETURN_TRANSITIONS[one.status].filter((state) => state !== 'cancelled' && state !== 'requested'),
    })),
  );
};

const linesOf = (
  { frozen }: Order,
  storefront: Pick<Storefront, 'findEntry'>,
  { lines, came }: Return,
): StaffReturn['lines'] =>
  lines.map((line) => {
    const item = frozen.cart.items.find((one) => one.itemIdentifier === line.itemIdentifier);
    const kind = item ? goodsOfItem(frozen, item, storefront).kind : '';
    const there = came?.find((one) => one.itemIdentifier === line.itemIdentifier);
    return {
      ...line,
      isSent: hasTrait(kind, 'physical'),
      isMattress: hasTrait(kind, 'bed'),
      came: came === null ? null : (there?.quantity ?? 0),
      restocked: there?.restocked ?? 0,
    };
  });

const sentInExchange = ({ id }: Return, exchanges: readonly Exchange[]): StaffReturn['exchange'] => {
  const found = exchanges.find(({ returnId }) => returnId === id);
  if (!found) return null;
  const { order, shipments } = found;
  const [item] = order.frozen.cart.items;
  const left = shipments.map(({ shippedAt, deliveredAt }) => shippedAt ?? deliveredAt).find(Boolean);
  return {
    ...{ orderId: order.id, shortId: order.shortId },
    title: item ? [item.product.title, ...item.properties.map(({ title }) => title)].join(', ') : '',
    leftAt: left ? isoOf(left) : null,
  };
};

export const listedReturn = (
  { made, order }: { made: Return; order: Order },
  exchanges: readonly Exchange[],
): ListedReturn => ({
  id: made.id,
  status: made.status,
  order: { id: order.id, shortId: order.shortId, total: money(order.totalCents, order.currency) },
  storefront: order.storefront,
  things: made.lines
    .filter(({ reason }) => reason !== null)
    .map(({ itemIdentifier, quantity }) => ({
      title:
        order.frozen.cart.items.find((one) => one.itemIdentifier === itemIdentifier)?.product.title ?? '',
      quantity,
    })),
  refund: money(made.refundCents, made.currency),
  exchange: sentInExchange(made, exchanges),
  createdAt: isoOf(made.createdAt),
});
